import { type Connection, connect, type Socket } from './connection.ts';
import { type Api, makeApi } from './http.ts';

export interface NodeClient {
  readonly id: string;
  readonly name: string;
  readonly api: Api;
  readonly connection: Connection;
  /** The `Cookie` header of this player’s session. */
  readonly cookie: string;
}

/** Node’s WebSocket accepts headers, which the standard does not have. */
type SocketWithHeaders = new (url: string, options: { headers: Record<string, string> }) => Socket;

const SESSION = /^((?:__Host-)?sesame=[^;]*)/;

/** The session’s cookie that an answer sets. */
const sessionIn = (answer: Response): string | undefined =>
  answer.headers
    .getSetCookie()
    .map((cookie) => SESSION.exec(cookie)?.[1])
    .find((cookie) => cookie !== undefined);

/** Signs in as a guest from Node: for tests, tools and benchmarks. `returning` is the cookie of an earlier session. */
export const connectAsGuest = async (url: string, returning?: string): Promise<NodeClient> => {
  const answer = await fetch(`${url}/api/me`, { method: 'POST', ...(returning && { headers: { cookie: returning } }) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const { id, name } = (await answer.json()) as { id: string; name: string };
  let cookie = sessionIn(answer) ?? returning ?? '';
  /** Keeps the cookie of a new session, which a guest who creates an account gets. */
  const fetchWithCookie: typeof fetch = async (address, request) => {
    const answer = await fetch(address, { ...request, headers: { ...request?.headers, cookie } });
    cookie = sessionIn(answer) ?? cookie;
    return answer;
  };
  const Open = WebSocket as unknown as SocketWithHeaders;
  const connection = connect(() => new Open(`${url.replace(/^http/, 'ws')}/api/socket`, { headers: { cookie } }));
  return {
    id,
    name,
    get cookie() {
      return cookie;
    },
    connection,
    api: makeApi({ url, fetch: fetchWithCookie }),
  };
};
