import boardgame from 'boardgame.io/dist/cjs/server.js';
import { serveParent } from '../lib/server-process.ts';
import { duel } from './boardgame-io-game.mjs';

/** boardgame.io as its documentation starts it: matches in memory, moves over Socket.IO. */
const server = boardgame.Server({ games: [duel], origins: ['http://127.0.0.1'] });
const { appServer } = await server.run(0);
serveParent(appServer.address().port);
