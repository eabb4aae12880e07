# What the lab says, in English: the arena, simulations and their reports.

game-clash_of_rage = Clash of Rage
game-ettin = Ettin
game-immortals = Immortals

percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
interval = { $low } to { $high }
decimal = { NUMBER($value, maximumFractionDigits: 1) }
milliseconds = { NUMBER($value, maximumFractionDigits: 3) } ms
mode-pure = pure Python
mode-compiled = compiled

## The arena

arena-title = { $game }, { $players ->
    [one] alone
   *[other] { $players } players
}, { $games } games, seed { $seed }, { $mode }
arena-pairs = Pairs
arena-alone = Alone
arena-mirrors = The same bot on both sides (control: about 50 %)
arena-ratings = Elo, the last bot named at 0
arena-pace = CPU time a decision
arena-first = bot
arena-second = against
arena-games = games
arena-won = won
arena-drawn = shared
arena-share = share
arena-interval = 95 % interval
arena-elo = Elo
arena-test = test
arena-decisions = decisions
arena-mean = mean
arena-median = median
arena-slow = 99 %
arena-slowest = slowest
arena-test-open = { $p0 } or { $p1 }: open after { $games } games
arena-test-lower = { $p0 }, not { $p1 }
arena-test-higher = { $p1 }, not { $p0 }
arena-command = Again: { $command }
arena-stopped = Interrupted. What is shown are the deals that were played to the end.
arena-go-on = Go on with: { $command }
arena-kept = Kept in { $file }.
progress = games

## Simulations

report-title = { $game }: { $games ->
    [one] one simulated game
   *[other] { $games } simulated games
}
report-about = { $players ->
    [one] One player
   *[other] { $players } players
}, bots: { $bots }. Rules { $rules }, content { $content }, Warcamp { $version } ({ $mode }), seed { $seed }.
report-again = The same figures again:
report-factions = Wins by faction
report-seats = Wins by seat
report-bots = Wins by bot
report-length-clash_of_rage = Rounds
report-length-ettin = Ages
report-length-immortals = Rounds
report-decisions = Decisions a game
report-leads = Changes of the lead
report-points = Points of winners and of the others
report-points-won = winners
report-points-lost = the others
report-margin = How far the best was ahead of the second
report-share = won
report-interval = 95 % interval
report-games = games
report-ahead = ahead of others
report-mean-points = points
report-even = The line across marks what everybody would win if all were equal: { $share }.
report-shared = { $games ->
    [0] No game ended with a shared victory.
    [one] One game ended with a shared victory.
   *[other] { $games } games ended with a shared victory.
}
report-spread = mean { $mean }, half of them from { $quarter } to { $three }, least { $least }, most { $most }
report-count-axis = games
report-seat = Player { $seat }
report-method = Games are seeded one by one; factions go round, so that each plays every seat equally often. Bars show Wilson's 95 % intervals.
simulate-line = { $what }: { $spread }
simulate-rows = { $rows } rows in { $file }.
simulate-report = The report is in { $file }.
