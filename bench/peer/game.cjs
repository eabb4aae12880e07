// Two games for boardgame.io: the smallest there is, and one whose table is about as large as a view of Clash of Rage.
const rows = (n, make) => Array.from({ length: n }, (_, i) => make(i));

const small = {
  name: 'small',
  setup: () => ({ cells: rows(9, () => null), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
      G.moves += 1;
    },
  },
};

const large = {
  name: 'large',
  setup: () => ({
    units: rows(360, (i) => i % 4),
    owner: rows(40, (i) => (i % 3) - 1),
    players: rows(2, () => ({ gold: 3, crystals: 1, worn: rows(6, () => -1), hand: rows(7, (c) => c), pile: rows(4, (c) => c) })),
    deck: rows(24, (i) => i),
    market: rows(6, (i) => i),
    moves: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    players: G.players.map((p, i) => (String(i) === playerID ? p : { ...p, hand: p.hand.length, pile: p.pile.length })),
  }),
  moves: {
    put: ({ G, playerID }, cell) => {
      const from = (cell * 7 + G.moves) % 360;
      const to = (cell * 13 + 5) % 360;
      G.units[from] -= 1;
      G.units[to] += 1;
      G.owner[to % 40] = Number(playerID);
      G.players[Number(playerID)].gold += 1;
      G.moves += 1;
    },
  },
};

module.exports = { small, large };
