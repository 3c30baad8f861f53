import { mkdirSync } from 'node:fs';
import type { FromServer } from '@sesame/protocol';
import { WebSocket } from 'ws';
import type { Contender, Duel } from './contender.ts';
import { startServer } from './process.ts';

/** Sesame over its own protocol: Crack the Code with guesses that never crack, one match after another. */
export const sesame = (data: string): Contender => ({
  name: 'Sesame',
  keeps: 'disk',
  start: async () => {
    mkdirSync(data, { recursive: true });
    const { port, stop } = await startServer(new URL('./sesame-server.ts', import.meta.url), data);
    const open = () => openDuel(`http://127.0.0.1:${port}`);
    return { open: (matches) => Promise.all(Array.from({ length: matches }, open)), stop };
  },
});

const ATTEMPTS = 16;

interface Player {
  readonly cookie: string;
  readonly socket: WebSocket;
  /** Called with the next news of a match. */
  heard: (message: FromServer) => void;
}

const openDuel = async (url: string): Promise<Duel> => {
  const players = [await enter(url), await enter(url)] as const;
  let match = await openMatch(url, players);
  let plies = 0;
  let asks = 0;
  /** Sends something and waits until both players have been told of it. */
  const toldBoth = (send: () => void) => {
    const known = Promise.all(players.map((player) => new Promise<FromServer>((heard) => void (player.heard = heard))));
    send();
    return known;
  };
  const play = (move: unknown) =>
    toldBoth(() => {
      const id = asks++;
      const message = { type: 'play', id, match, key: `bench-move-${id}`, move };
      players[plies % 2]?.socket.send(JSON.stringify(message));
      plies += 1;
    });
  const watch = () =>
    toldBoth(() => {
      for (const { socket } of players) socket.send(JSON.stringify({ type: 'watch', id: asks++, topic: `match:${match}` }));
    });
  await watch();
  return {
    move: async () => {
      if (plies === 2 + 2 * ATTEMPTS) {
        for (const { socket } of players) socket.send(JSON.stringify({ type: 'unwatch', id: asks++, topic: `match:${match}` }));
        match = await openMatch(url, players);
        plies = 0;
        await watch();
      }
      await play(plies < 2 ? { type: 'hide', code: 'rrrrr' } : { type: 'guess', code: 'yyyyy' });
    },
  };
};

const enter = async (url: string): Promise<Player> => {
  const answer = await fetch(`${url}/api/me`, { method: 'POST' });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie }, perMessageDeflate: false });
  await new Promise((ready, failed) => {
    socket.once('open', ready);
    socket.once('error', failed);
  });
  const player: Player = { cookie, socket, heard: () => {} };
  socket.on('message', (data) => {
    const message: FromServer = JSON.parse(String(data));
    if (message.type === 'match') player.heard(message);
    if (message.type === 'refused') throw new Error(message.message);
  });
  return player;
};

const openMatch = async (url: string, [host, guest]: readonly [Player, Player]): Promise<string> => {
  const ask = async (path: string, body: unknown, cookie: string) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as { id: string; match: string };
  };
  const table = await ask('/tables', { game: 'crack-the-code', options: { attempts: ATTEMPTS } }, host.cookie);
  return (await ask(`/tables/${table.id}/seats`, {}, guest.cookie)).match;
};
