# What every table says around its game, in English.

## The bar

top-home = To the lobby
top-undo = Undo
top-menu = Settings and help
net-on = Connected
net-off = Connection lost: trying again
net-again = Connected again

## Questions

acts-title = Your choices
acts-more = Whole list, or one row
confirm = Confirm
back = Back
close = Close
filter = Filter the list
number-less = One less
number-more = One more
several-none = Nothing chosen yet
several-not-yet = Not possible yet: choose more or fewer
chosen-first = Chosen. Now point at where it goes
sealed-back = Take back
plea-yes = Agree
plea-no = Refuse
sure-title = Confirm your choice
refused = That is not possible
copied = Copied
bye = The table has closed this page. Load it again to go on

## Chronicle, chat, seats

log-title = Chronicle
log-none = Nothing has happened yet
chat-title = Table talk
chat-none = Nobody has said anything yet
chat-words = Say something
chat-send = Send
chat-channel = Who can read it
chat-channel-table = To all
chat-channel-allies = To my ally
chat-allies-mark = to the ally
seats-title = Who sits at the table
seat-bot = Bot
seat-open = Empty chair
seat-you = You
seat-away = Away
seat-thinking = Thinking

## The page

page-skip = Skip to your choices
page-tabs = Parts of the table
zoom-title = Card
menu-title = Settings
menu-rules = Rulebook
menu-keys = Keys
menu-invite = Invite
menu-leave = To the lobby
set-motion = Motion
set-motion-full = Show what moves
set-motion-off = None
set-sound = Sound
set-sound-off = Off
set-sound-on = On
set-contrast = Contrast
set-contrast-usual = Usual
set-contrast-high = High
set-size = Text
set-size-usual = Usual
set-size-large = Large
set-size-huge = Very large

## Keys

keys-title = Keys
key-numbers = 1 to 9
keys-numbers = Go to that choice in the list
key-arrows = Arrows
keys-arrows = Move about the map, the cards, the list
key-enter = Enter
keys-enter = Choose
key-escape = Esc
keys-escape = Let go of what you have chosen, close what is open
key-why = ?
keys-why = Why can this not be chosen?
key-undo = U
keys-undo = Undo
key-acts = A
keys-acts = To your choices
key-table = M
keys-table = To the table
key-log = L
keys-log = To the chronicle
key-menu = S
keys-menu = Settings

## The curtain

curtain-title = Curtain
curtain-pass = Pass the screen to { $name }
curtain-i-am = I am { $name }

## Pictures

still-thinking = { $name } is thinking
still-over = The match is over
