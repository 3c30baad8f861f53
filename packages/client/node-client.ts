import { type Connection, connect, type Socket } from './connection.ts';
import { type Api, makeApi } from './http.ts';

export interface NodeClient {
  readonly id: string;
  readonly name: string;
  readonly api: Api;
  readonly connection: Connection;
  /** The `Cookie` header of this guest’s session. */
  readonly cookie: string;
}

/** Node’s WebSocket accepts headers, which the standard does not have. */
type SocketWithHeaders = new (url: string, options: { headers: Record<string, string> }) => Socket;

/** Signs in as a guest from Node: for tests, tools and benchmarks. `returning` is the cookie of an earlier session. */
export const connectAsGuest = async (url: string, returning?: string): Promise<NodeClient> => {
  const answer = await fetch(`${url}/api/me`, { method: 'POST', ...(returning && { headers: { cookie: returning } }) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const { id, name } = (await answer.json()) as { id: string; name: string };
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? returning ?? '';
  const headers = { cookie };
  const Open = WebSocket as unknown as SocketWithHeaders;
  const connection = connect(() => new Open(`${url.replace(/^http/, 'ws')}/api/socket`, { headers }));
  return { id, name, cookie, connection, api: makeApi({ url, headers }) };
};
