// Two clients a match that move in turn: node clients.cjs GAME PORT APIPORT MATCHES MOVES; prints the moves made.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const games = require(process.env.PEER_GAMES);
const [name, port, apiPort, matches, moves] = process.argv.slice(2);
const post = async (path, body) => (await fetch(`http://127.0.0.1:${apiPort}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();

async function match() {
  const { matchID } = await post(`/games/${name}/create`, { numPlayers: 2 });
  const seats = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`/games/${name}/${matchID}/join`, { playerID, playerName: 'p' + playerID });
    seats.push(Client({ game: games[name], numPlayers: 2, playerID, matchID, credentials: playerCredentials, multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }), debug: false }));
  }
  let done = 0;
  await new Promise((resolve) => {
    seats.forEach((client, seat) => {
      let turn = -1;
      client.subscribe((state) => {
        if (!state || !state.isActive || state.ctx.currentPlayer !== String(seat) || state.ctx.turn === turn || !state.isConnected) return;
        turn = state.ctx.turn;
        if (done >= Number(moves)) return resolve();
        done += 1;
        setImmediate(() => client.moves.put(done % 9));
      });
      client.start();
    });
  });
  seats.forEach((client) => client.stop());
  return done;
}

Promise.all(Array.from({ length: Number(matches) }, match)).then((all) => {
  console.log('moves ' + all.reduce((a, b) => a + b, 0));
  process.exit(0);
});
