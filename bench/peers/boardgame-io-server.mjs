import boardgame from 'boardgame.io/dist/cjs/server.js';
import { serveAsChild } from '../lib/server-process.ts';
import { duel } from './boardgame-io-game.mjs';

/** boardgame.io set up as in its documentation: matches in memory, moves over Socket.IO. */
const server = boardgame.Server({ games: [duel], origins: ['http://127.0.0.1'] });
const { appServer } = await server.run(0);
serveAsChild(appServer.address().port);
