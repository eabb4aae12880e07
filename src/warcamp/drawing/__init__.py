"""Tables as pictures: HTML and SVG made from what a viewer may know. The page, a notebook, replays and the pictures of
the documents are the same drawing."""
