# What the page of a match says beside the game's own words.

play-title-clash_of_rage = Clash of Rage
play-title-ettin = Ettin
play-title-immortals = Immortals
play-waiting = Waiting for { $names }.
play-over = The match is over.
play-plea = { $name } would like to take back the last action. Do you agree?
play-plea-asked = You have asked to take back your last action. Waiting for { $names }.
play-sealed = Your answer is given: { $choice }.
list-and = { $some } and { $last }
