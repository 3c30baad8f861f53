import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ClientMessage, ServerMessage } from '@sesame/protocol';
import { WebSocket } from 'ws';

/** A server under test and the HTTP agent for it. */
export interface ServerTarget {
  readonly port: number;
  readonly agent: Agent;
}

export const targetOf = (port: number): ServerTarget => ({
  port,
  agent: new Agent({ keepAlive: true, maxSockets: 64 }),
});

/** A guest with an open socket. A minimal client, so that the server is measured and not the client. */
export interface RawClient {
  readonly cookie: string;
  send(message: ClientMessage): void;
  close(): void;
}

export const connectGuest = async (
  server: ServerTarget,
  onMessage: (message: ServerMessage) => void,
): Promise<RawClient> => {
  const { cookie } = await post(server, '/me', {});
  return openSocket(server, cookie, (text) => onMessage(JSON.parse(text)));
};

/** The same with an account, which rated matches need. */
export const connectAccount = async (
  server: ServerTarget,
  onMessage: (message: ServerMessage) => void,
): Promise<RawClient> => {
  const { cookie, body } = await post(server, '/me', {});
  const account = { name: `Player ${body.id?.slice(0, 12)}`, password: 'a password for benches' };
  const created = await post(server, '/account', { body: account, cookie, method: 'PUT' });
  return openSocket(server, created.cookie, (text) => onMessage(JSON.parse(text)));
};

/** Opens a socket for a guest who already has a cookie. Resolves once it is open. */
export const openSocket = async (
  { port }: ServerTarget,
  cookie: string,
  onText: (text: string) => void,
): Promise<RawClient> => {
  const options = { headers: { cookie }, perMessageDeflate: false };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, options);
  socket.on('message', (data) => onText(String(data)));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return { cookie, send: (message) => socket.send(JSON.stringify(message)), close: () => socket.terminate() };
};

/** Starts a match of Crack the Code between two guests. */
export const openMatch = async (
  server: ServerTarget,
  [host, guest]: readonly [Pick<RawClient, 'cookie'>, Pick<RawClient, 'cookie'>],
  settings: object = {},
): Promise<string> => {
  const body = { game: 'crack-the-code', ...settings };
  const table = await post(server, '/tables', { body, cookie: host.cookie });
  const full = await post(server, `/tables/${table.body.id}/seats`, {
    body: { terms: table.body.terms },
    cookie: guest.cookie,
  });
  if (full.body.match === undefined) throw new Error(`the match did not start: ${JSON.stringify(full.body)}`);
  return full.body.match;
};

interface PostResult {
  readonly cookie: string;
  readonly body: { readonly id?: string; readonly terms?: string; readonly match?: string };
}

export const post = (
  { port, agent }: ServerTarget,
  path: string,
  { body = {}, cookie = '', method = 'POST' },
): Promise<PostResult> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) };
    const outgoing = request({ port, agent, host: '127.0.0.1', method, path: `/api${path}`, headers });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      const newCookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      json(response).then((parsed) => resolve({ cookie: newCookie, body: parsed as PostResult['body'] }), reject);
    });
    outgoing.end(JSON.stringify(body));
  });
