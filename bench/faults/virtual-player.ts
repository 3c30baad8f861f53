import {
  type Api,
  type Connection,
  connect,
  connectAsGuest,
  makeApi,
  type NodeClient,
  type Socket,
} from '@sesame/client';
import type { ClientMessage } from '@sesame/protocol';

/** A player with an account, who uses the real client and reconnects to any process of the cluster. */
export interface VirtualPlayer {
  readonly id: string;
  readonly connection: Connection;
  /** HTTP client for one of the processes, in turn. */
  api(): Api;
  /** One entry per reconnect. */
  readonly reconnectTimesMs: readonly number[];
}

/** Addresses of the server processes. */
export type ServerUrls = readonly [string, ...string[]];

export interface VirtualPlayerOptions {
  readonly urls: ServerUrls;
  /** Index of the URL to connect to first; each reconnect uses the next one. */
  readonly firstUrl: number;
  /** Called with every message before it is sent. */
  readonly onSend: (message: ClientMessage) => void;
}

const PASSWORD = 'a password for the fault test';

/** Node's WebSocket accepts headers, which the standard type lacks. */
type SocketWithHeaders = new (url: string, options: { headers: Record<string, string> }) => Socket;

export const connectVirtualPlayer = async ({
  urls,
  firstUrl,
  onSend,
}: VirtualPlayerOptions): Promise<VirtualPlayer> => {
  let attempts = firstUrl;
  const currentUrl = () => urls[attempts % urls.length] ?? urls[0];
  const { id, cookie } = await createAccount(currentUrl());
  const headers = { cookie };
  const Open = WebSocket as unknown as SocketWithHeaders;

  const open = (): Socket => {
    const socket = new Open(`${currentUrl().replace(/^http/, 'ws')}/api/socket`, { headers });
    attempts += 1;
    const { send } = socket;
    socket.send = (data) => {
      onSend(JSON.parse(String(data)));
      send.call(socket, data);
    };
    return socket;
  };
  const connection = connect(open);
  const reconnectTimesMs: number[] = [];
  let lostAt: number | undefined;
  connection.onStatus((status) => {
    if (status === 'lost') lostAt ??= performance.now();
    if (status !== 'open' || lostAt === undefined) return;
    reconnectTimesMs.push(performance.now() - lostAt);
    lostAt = undefined;
  });
  const apis = urls.map((url) => makeApi({ url, headers }));
  let requests = firstUrl;
  return {
    id,
    connection,
    api: () => {
      requests += 1;
      return apis[requests % apis.length] ?? makeApi({ url: currentUrl(), headers });
    },
    reconnectTimesMs,
  };
};

/** Only matches of accounts are rated. */
const createAccount = async (url: string): Promise<Pick<NodeClient, 'id' | 'cookie'>> => {
  const guest = await connectAsGuest(url);
  guest.connection.close();
  const body = { name: `Player ${guest.id.slice(0, 12)}`, password: PASSWORD };
  const created = await guest.api.saveAccount({ body });
  if (!created.ok) throw new Error(created.error.message);
  return guest;
};
