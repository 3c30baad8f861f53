import { type Api, type Connection, connect, makeApi, type Socket } from '@sesame/client';
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
  const response = await fetch(`${currentUrl()}/api/me`, { method: 'POST' });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const { id } = (await response.json()) as { id: string };
  const headers = { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  await createAccount(makeApi({ url: currentUrl(), headers }), id);
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
const createAccount = async (api: Api, player: string): Promise<void> => {
  const created = await api.saveAccount({ body: { name: `Player ${player.slice(0, 12)}`, password: PASSWORD } });
  if (!created.ok) throw new Error(created.error.message);
};
