# What is said when a request is turned down. { $why } is for developers and stays as it is.

error-bad-input = Something in the request is wrong: { $why }
error-bad-message = The message cannot be read: { $why }
error-busy = The server has too many connections from you. Close a page and try again.
error-claimed = Somebody sits there already.
error-finished = The match is over.
error-foreign-origin = The request came from another site and was refused.
error-illegal = That cannot be chosen: { $why }
error-no-method = This address does not answer to that kind of request.
error-no-page = There is nothing at this address.
error-no-seat = This seat is not yours.
error-no-sight = You may not look at this table as { $who }.
error-no-table = There is no such table.
error-no-undo = There is nothing that could be taken back.
error-not-asked = Nobody has asked you to agree to anything.
error-not-full = Some seats are still free.
error-not-host = Only the host of the table can do that.
error-not-over = That can be seen only when the match is over.
error-not-started = The match has not begun.
error-started = The match has begun already.
error-stale = The question has changed. Look at the table again.
error-too-large = The request is too large.
error-too-many = Too many requests. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-unknown-link = This link is not valid, or not any more.
error-failed = Something went wrong here. It was noted, and nothing is lost.
error-old = This table was played with rules or cards that this Warcamp does not have. Its log is kept: nothing is lost.
error-lost = The move could not be stored and was not made. Try again.
error-seat = player { $seat }
error-spectator = a spectator
error-referee = the referee
