// boardgame.io's server in memory: node server.cjs GAME PORT APIPORT
const { Server, Origins } = require('boardgame.io/server');
const games = require(process.env.PEER_GAMES);
const [name, port, apiPort] = process.argv.slice(2);
const server = Server({ games: [games[name]], origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(apiPort) } }, () => console.log('ready ' + process.pid));
