import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ClientMessage, ServerMessage } from '@sesame/protocol';
import { WebSocket } from 'ws';

/** A house that is measured, and the lines to it. */
export interface HouseLine {
  readonly port: number;
  readonly agent: Agent;
}

export const lineTo = (port: number): HouseLine => ({ port, agent: new Agent({ keepAlive: true, maxSockets: 64 }) });

/** A guest with an open socket: as little of a client as there can be, so that the house is measured and not the client. */
export interface Visitor {
  readonly cookie: string;
  send(message: ClientMessage): void;
  close(): void;
}

export const enter = async (house: HouseLine, hear: (message: ServerMessage) => void): Promise<Visitor> => {
  const { cookie } = await post(house, '/me', {});
  return openSocket(house, cookie, (text) => hear(JSON.parse(text)));
};

/** Another socket of a guest. Resolves when it is open. */
export const openSocket = async (
  { port }: HouseLine,
  cookie: string,
  hear: (text: string) => void,
): Promise<Visitor> => {
  const options = { headers: { cookie }, perMessageDeflate: false };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, options);
  socket.on('message', (data) => hear(String(data)));
  await new Promise((ready, failed) => {
    socket.once('open', ready);
    socket.once('error', failed);
  });
  return { cookie, send: (message) => socket.send(JSON.stringify(message)), close: () => socket.terminate() };
};

/** A match of Crack the Code between two guests. */
export const openMatch = async (
  house: HouseLine,
  [host, guest]: readonly [Pick<Visitor, 'cookie'>, Pick<Visitor, 'cookie'>],
  wish: object = {},
): Promise<string> => {
  const body = { game: 'crack-the-code', ...wish };
  const table = await post(house, '/tables', { body, cookie: host.cookie });
  const full = await post(house, `/tables/${table.body.id}/seats`, { body: {}, cookie: guest.cookie });
  if (full.body.match === undefined) throw new Error(`a match did not begin: ${JSON.stringify(full.body)}`);
  return full.body.match;
};

interface Answered {
  readonly cookie: string;
  readonly body: { readonly id?: string; readonly match?: string };
}

export const post = ({ port, agent }: HouseLine, path: string, { body = {}, cookie = '' }): Promise<Answered> =>
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
