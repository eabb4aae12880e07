# What the pages around the table say in English.

## Every page

page-description = Fantasy war games that know their rules, in your browser.
page-skip-to-main = Skip to the content
page-language = Language
page-more = More pages
page-home = All games
page-about = About Warcamp
page-foot = Our own drawings, our own words. Nothing here asks another server for anything.
page-display = Display
page-back = Back
page-to-lobby = To all games
page-lost = There is nothing here
page-refused = That did not work
page-no-game = This game is not played here.
page-no-table = There is no such table. Perhaps the address was cut off when it was copied.
page-player = Player { $n }
page-seat = Seat { $n }
page-ago-now = just now
page-ago-minute = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
page-ago-hour = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
page-ago-day = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}

## The games

game-clash_of_rage = Clash of Rage
game-clash_of_rage-about = Four clans fight over the cities of the Elves. Arm your warriors, march across the hexes, roll the dice, and let rage carry you when blood flows.
game-clash_of_rage-length = 60 to 90 minutes
game-ettin = Ettin
game-ettin-about = A fallen star has bent the world into a ring: an ally on one side, an enemy on the other. Draft armies together, lay them face down, and settle three wars.
game-ettin-length = 60 to 75 minutes
game-immortals = Immortals
game-immortals-about = Two realms, light and dark, and a tower between them: armies that fall in one rise again in the other. Plan in secret, reveal card by card, and let the cubes decide.
game-immortals-length = 90 to 120 minutes

## Bots

bot-apprentice = Apprentice
bot-apprentice-seat = Bot: Apprentice, a first opponent, quick and easily surprised
bot-soldier = Soldier
bot-soldier-seat = Bot: Soldier, a fair game, at once
bot-captain = Captain
bot-captain-seat = Bot: Captain, looks ahead and expects your answer
bot-warlord = Warlord
bot-warlord-seat = Bot: Warlord, thinks for some seconds, and gives nothing away
bot-greedy = Looter
bot-greedy-seat = Bot: Looter, takes what looks best at once
bot-random = Fool
bot-random-seat = Bot: Fool, does anything that is allowed

## Lobby

lobby-title = Play
lobby-heading = What shall we play?
lobby-lead = Alone against bots, or with friends: one link each, no account.
lobby-name = Your name
lobby-name-empty = What others call you
lobby-name-keep = Keep
lobby-games = Games
lobby-continue = Continue
lobby-continue-game = Back to { $game }
lobby-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
lobby-count = { $fewest } to { $most } players
lobby-quick = { $bots ->
    [0] You alone, nothing to set up.
    [one] You against a bot, nothing to set up.
   *[other] You and { $bots } bots, nothing to set up.
}
lobby-play = Play now
lobby-play-game = Play now: { $game }
lobby-set-up = Set up a table
lobby-set-up-game = Set up a table: { $game }
lobby-rules = Rules
lobby-rules-game = Rules: { $game }
lobby-mine = My tables
lobby-more = { $n ->
    [one] One older table
   *[other] { $n } older tables
}
lobby-state-open = Waiting for players
lobby-state-playing = In play
lobby-state-over = Over

## Set-up

setup-title = Set up { $game }
setup-heading = A table of { $game }
setup-lead = Say who sits where. Everything else is set as most people play it.
setup-wrong = That cannot be played so:
setup-seats = Seats
setup-players = Number of players
setup-again = Show the seats
setup-fill = Fill the other seats with
setup-fill-bots = All bots
setup-fill-friends = All friends
setup-fill-here = All at this screen
setup-me = Me
setup-here = Someone else at this screen
setup-open = A friend, by link
setup-name = Name of the player in seat { $n }
setup-name-empty = Name
setup-options = Options
setup-pace = Pace of the bots
setup-pace-usual = So that one can follow
setup-pace-quick = Quick
setup-pace-at-once = At once
setup-pace-slow = Slow
setup-spectators = Whoever has the table's address may watch
setup-packs = Content packs
setup-go = Sit down

## Waiting room

wait-title = Waiting room: { $game }
wait-full-host = Everybody is here: you can begin.
wait-full-guest = Everybody is here. The host begins the game.
wait-host-lead = Send a link to each friend. Once all seats are taken you can begin.
wait-guest-lead = Some seats are still free. The game begins when all are taken.
wait-open = Still free
wait-you = that is you
wait-bot = bot
wait-here = is here
wait-link = Link for this seat
wait-link-text = Whoever opens it first may sit down here.
wait-link-lost = This link cannot be shown a second time. Make a new one; the old one then no longer works.
wait-copy = Copy
wait-copied = Copied
wait-qr = QR code of the link for seat { $n }
wait-new-link = New link
wait-put-bot = Seat a bot: { $bot }
wait-start = Begin
wait-for-host = This page goes on by itself.

## By link

join-title = Take a seat
join-heading = You are invited to { $game }
join-seat = Seat { $n } of { $of } is yours.
join-others = Already there:
join-name = Your name
join-sit = Sit down
join-late = This link no longer opens a seat
join-late-text = Somebody has sat down there, the game has begun without it, or the link was replaced. Ask whoever invited you for a new one.

## The end

end-over = The game is over
end-winner = { $name } wins!
end-winners = { $names } and { $last } win!
end-lead = What everybody has, and how it came about.
end-after = There is a rematch.
end-after-go = To the new table
end-table = Points by source
end-won = Winner
end-total = Total
end-told = Round by round
end-chart = The standing over time
end-chart-label = A line for each side: its points from the beginning to the end. The last values are in the table of points.
end-rematch = Rematch
end-replay = Watch the replay
end-file = Match file
end-dice = { $n ->
    [one] Checked: the one outcome of chance follows from the key that was sealed before the game.
   *[other] Checked: all { $n } rolls and draws follow from the key that was sealed before the game.
}
end-dice-fork = { $n ->
    [one] Checked: the one outcome of chance since the fork follows from this game's own key.
   *[other] Checked: all { $n } rolls and draws since the fork follow from this game's own key.
}
end-dice-bad = The rolls and draws do not follow from the sealed key, or the rules have changed since.
end-dice-how = How that works

## Replay

replay-title = Replay: { $game }
replay-heading = Replay
replay-start = The table is set.
replay-deed = { $name }: { $text }
replay-secret = { $name } has decided in secret.
replay-retracted = { $name } takes an answer back.
replay-not-over = Not over yet
replay-not-over-text = A game can be watched again once it is over: until then it has secrets.
replay-private = Only those who played at this table may watch it again.
replay-no-moment = The game has no such moment.
replay-at = Moment
replay-slide = Moment of the game
replay-of = of { $length }
replay-go = Go
replay-steps = Step by step
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-more = Jump, look as, play on
replay-chapter = Jump to
replay-as = Seen by
replay-referee = Referee: everything open
replay-spectator = Spectator
replay-fork = Play on from here, against bots, as
replay-fork-go = Play on
replay-link = Link to this moment
replay-table = Final scores

## Rulebook

rules-search = Search the rules
rules-find = Search
rules-contents = Contents
rules-other = Rules of { $game }
rules-lead = Every rule has a number. The table names it whenever it allows, refuses or does something.
rules-whole = The whole rulebook
rules-close = Close
rules-unknown = There is no such rule.
rules-none = No rule has all these words.
rules-some = Rules found: 
rules-hits = { $n ->
    [0] Nothing found for “{ $query }”
    [one] One rule for “{ $query }”
   *[other] { $n } rules for “{ $query }”
}

## About

about-title = About Warcamp
about-heading = About Warcamp
about-lead = Fantasy war games that know their rules: for one or many, in the browser, in the terminal, or as a Python library.
about-dice = Dice that can be checked
about-dice-text = Before the first move the server draws a secret key and shows a seal of it, from which the key cannot be guessed. Every roll and every draw follows from that key. When the game is over the key is shown, and everybody can derive every outcome again.
about-dice-check = The end page does it for you. With the match file you can do it yourself:
about-secret = Secrets stay secret
about-secret-text = What a player may not know is never sent to his browser. The links of seats are stored in a form from which they cannot be read back.
about-keys = By keyboard
about-key-numbers = take the choice with that number
about-key-tab = to the next thing that can be chosen
about-key-arrows = to the neighbour on the map or in the list
about-key-enter = choose
about-key-esc = let go of what was chosen
about-key-undo = take back
about-key-why = why can this not be chosen?
about-display = Display
about-contrast = Contrast
about-contrast-usual = Usual
about-contrast-high = High
about-size = Size of the text
about-size-usual = Usual
about-size-large = Large
about-size-huge = Very large
about-motion = Motion
about-motion-full = Moving
about-motion-off = Still
about-content = Where the cards come from
about-content-text = The rulebooks name every card but print the values of few. What is known is kept exactly; the rest was designed for Warcamp and is marked as such. Who owns a box can put its values into a content pack.
about-made = What it is made of
about-made-text = Warcamp { $version }, free software under the Apache License 2.0.
about-licences = Licences of fonts and scripts
about-api = Interface for programs
