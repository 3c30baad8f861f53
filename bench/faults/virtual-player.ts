import { type Api, type Connection, connect, makeApi, type Socket } from '@sesame/client';
import type { ClientMessage } from '@sesame/protocol';

/** Somebody who plays through the real client, and who comes back through any door of the house. */
export interface Person {
  readonly id: string;
  readonly connection: Connection;
  /** The HTTP side, through one of the doors. */
  api(): Api;
  /** Milliseconds that each way back in took. */
  readonly returns: readonly number[];
}

/** Addresses of the processes of a house. */
export type Doors = readonly [string, ...string[]];

export interface Habits {
  readonly doors: Doors;
  /** Which door is tried first; the next one is tried after it. */
  readonly first: number;
  /** Hears every message before it is sent. */
  readonly sends: (message: ClientMessage) => void;
}

/** Node's WebSocket takes headers too, which the standard does not know. */
type SocketWithHeaders = new (url: string, options: { headers: Record<string, string> }) => Socket;

export const enter = async ({ doors, first, sends }: Habits): Promise<Person> => {
  let turn = first;
  const door = () => doors[turn % doors.length] ?? doors[0];
  const answer = await fetch(`${door()}/api/me`, { method: 'POST' });
  if (!answer.ok) throw new Error(`the house answered ${answer.status}`);
  const { id } = (await answer.json()) as { id: string };
  const headers = { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  const Open = WebSocket as unknown as SocketWithHeaders;

  const open = (): Socket => {
    const socket = new Open(`${door().replace(/^http/, 'ws')}/api/socket`, { headers });
    turn += 1;
    const { send } = socket;
    socket.send = (data) => {
      sends(JSON.parse(String(data)));
      send.call(socket, data);
    };
    return socket;
  };
  const connection = connect(open);
  const returns: number[] = [];
  let lostAt: number | undefined;
  connection.onStatus((status) => {
    if (status === 'lost') lostAt ??= performance.now();
    if (status !== 'open' || lostAt === undefined) return;
    returns.push(performance.now() - lostAt);
    lostAt = undefined;
  });
  const apis = doors.map((url) => makeApi({ url, headers }));
  let asks = first;
  return {
    id,
    connection,
    api: () => {
      asks += 1;
      return apis[asks % apis.length] ?? makeApi({ url: door(), headers });
    },
    returns,
  };
};
