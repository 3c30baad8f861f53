import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { FromClient, FromServer } from '@sesame/protocol';
import { WebSocket } from 'ws';
import type { Contender, Duel } from './contender.ts';
import { makeEars } from './ears.ts';
import { startServer } from './process.ts';

/** Sesame over its own protocol: Crack the Code with guesses that never crack, one match after another. */
export const start: Contender['start'] = async (data) => {
  const { port, stop } = await startServer(new URL('./sesame-server.ts', import.meta.url), data);
  const house = { port, agent: new Agent({ keepAlive: true }) };
  const open = (matches: number) =>
    Promise.all(Array.from({ length: matches }, () => openDuel(house, Math.ceil(AHEAD / matches))));
  return { open, stop };
};

/** How many matches are opened before the stopwatch runs: the peers go on in the one they have. */
const AHEAD = 2_000;

interface House {
  readonly port: number;
  readonly agent: Agent;
}

const ATTEMPTS = 16;
/** Both codes, and all the guesses. */
const INPUTS = 2 + 2 * ATTEMPTS;

const openDuel = async (house: House, ahead: number): Promise<Duel> => {
  const ears = makeEars();
  const hear = (seat: number) => (message: FromServer) => {
    if (message.type === 'refused') throw new Error(message.message);
    if (message.type === 'match' && message.match === match && message.seq === seq) ears.heard(seat);
  };
  const players = [await enter(house, hear(0)), await enter(house, hear(1))] as const;
  let match = '';
  let seq = 0;
  let asks = 0;
  const toBoth = (ask: { type: 'watch' | 'unwatch'; topic: string }) => {
    for (const { send } of players) send({ ...ask, id: asks++ });
  };
  const openNext = async () => {
    if (match !== '') toBoth({ type: 'unwatch', topic: `match:${match}` });
    match = opened.pop() ?? (await openMatch(house, players));
    seq = 0;
    const told = ears.both();
    toBoth({ type: 'watch', topic: `match:${match}` });
    await told;
  };
  const opened: string[] = [];
  while (opened.length < ahead) opened.push(await openMatch(house, players));
  await openNext();
  return {
    ready: async () => {
      if (seq === INPUTS) await openNext();
    },
    move: () => {
      const id = asks++;
      const move = seq < 2 ? { type: 'hide', code: 'rrrrr' } : { type: 'guess', code: 'yyyyy' };
      const told = ears.both();
      players[seq % 2]?.send({ type: 'play', id, match, key: `bench-move-${id}`, move });
      seq += 1;
      return told;
    },
  };
};

interface Player {
  readonly cookie: string;
  send(message: FromClient): void;
}

const enter = async (house: House, hear: (message: FromServer) => void): Promise<Player> => {
  const { cookie } = await post(house, '/me', {});
  const options = { headers: { cookie }, perMessageDeflate: false };
  const socket = new WebSocket(`ws://127.0.0.1:${house.port}/api/socket`, options);
  socket.on('message', (data) => hear(JSON.parse(String(data))));
  await new Promise((ready, failed) => {
    socket.once('open', ready);
    socket.once('error', failed);
  });
  return { cookie, send: (message) => socket.send(JSON.stringify(message)) };
};

const openMatch = async (house: House, [host, guest]: readonly [Player, Player]): Promise<string> => {
  const wish = { game: 'crack-the-code', options: { attempts: ATTEMPTS } };
  const table = await post(house, '/tables', { body: wish, cookie: host.cookie });
  const full = await post(house, `/tables/${table.body.id}/seats`, { body: {}, cookie: guest.cookie });
  return full.body.match ?? '';
};

interface Answered {
  readonly cookie: string;
  readonly body: { readonly id?: string; readonly match?: string };
}

const post = ({ port, agent }: House, path: string, { body = {}, cookie = '' }): Promise<Answered> =>
  new Promise((answered, failed) => {
    const headers = { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) };
    const asking = request({ port, agent, host: '127.0.0.1', method: 'POST', path: `/api${path}`, headers });
    asking.once('error', failed);
    asking.once('response', (answer) => {
      const given = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      json(answer).then((said) => answered({ cookie: given, body: said as Answered['body'] }), failed);
    });
    asking.end(JSON.stringify(body));
  });
