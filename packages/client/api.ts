import { type MatchRecord, makeHex, type Refusal, type Result } from '@sesame/kernel';
import type { MatchSummary, Me, OpenTable, Pace, PlayBots, Table } from '@sesame/protocol';

/** The HTTP side of the house, a function each. Refusals come back as results; a lost connection is one too. */
export interface Api {
  me(): Promise<Result<Me>>;
  rename(name: string): Promise<Result<Me>>;
  tables(): Promise<Result<readonly Table[]>>;
  table(id: string): Promise<Result<Table>>;
  openTable(wish: Omit<OpenTable, 'contribution'>): Promise<Result<Table>>;
  sit(table: string, seat?: number): Promise<Result<Table>>;
  /** Gets up, or as the host clears a seat. */
  clear(table: string, seat: number): Promise<Result<Table>>;
  seatBot(table: string, bot: string, seat?: number): Promise<Result<Table>>;
  start(table: string): Promise<Result<Table>>;
  /** Changes what the host chose, while nothing has started. */
  change(table: string, wish: { options?: OpenTable['options']; pace?: Pace; open?: boolean }): Promise<Result<Table>>;
  playBots(wish: Omit<PlayBots, 'contribution'>): Promise<Result<MatchSummary>>;
  matches(which: 'running' | 'ended'): Promise<Result<readonly MatchSummary[]>>;
  match(id: string): Promise<Result<MatchSummary>>;
  record(match: string): Promise<Result<MatchRecord>>;
  /** The table where the same people play again; the same one for all who ask. */
  rematch(match: string): Promise<Result<Table>>;
}

export interface ApiOptions {
  /** Where the house is, such as http://localhost:8080. Empty: where the page came from. */
  readonly url?: string;
  /** Sent with every request; outside a browser this carries the cookie. */
  readonly headers?: Readonly<Record<string, string>>;
}

type Ask = <Value>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<Result<Value>>;

export const makeApi = (options: ApiOptions = {}): Api => {
  const ask = makeAsk(options);
  const luck = () => ({ contribution: makeContribution() });
  return {
    me: () => ask('POST', '/me'),
    rename: (name) => ask('PATCH', '/me', { name }),
    tables: () => ask('GET', '/tables'),
    table: (id) => ask('GET', `/tables/${id}`),
    openTable: (wish) => ask('POST', '/tables', { ...wish, ...luck() }),
    sit: (table, seat) => ask('POST', `/tables/${table}/seats`, { ...luck(), ...(seat !== undefined && { seat }) }),
    clear: (table, seat) => ask('DELETE', `/tables/${table}/seats/${seat}`),
    seatBot: (table, bot, seat) => ask('POST', `/tables/${table}/bots`, { bot, ...(seat !== undefined && { seat }) }),
    start: (table) => ask('POST', `/tables/${table}/start`),
    change: (table, wish) => ask('PATCH', `/tables/${table}`, wish),
    playBots: (wish) => ask('POST', '/play', { ...wish, ...luck() }),
    matches: (which) => ask('GET', `/matches?which=${which}`),
    match: (id) => ask('GET', `/matches/${id}`),
    record: (match) => ask('GET', `/matches/${match}/record`),
    rematch: (match) => ask('POST', `/matches/${match}/rematch`, luck()),
  };
};

/** A share of the luck that nobody could foresee. */
const makeContribution = (): string => makeHex(crypto.getRandomValues(new Uint8Array(32)));

const makeAsk = ({ url = '', headers = {} }: ApiOptions): Ask => {
  const once: Ask = async (method, path, body) => {
    try {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const json = await answer.json();
      return answer.ok ? { ok: true, value: json } : { ok: false, error: asRefusal(json) };
    } catch {
      return { ok: false, error: { code: 'unreachable', message: 'The house cannot be reached just now.' } };
    }
  };
  let entering: Promise<Result<unknown>> | undefined;
  /** Enters the house; whoever asks meanwhile enters with us, as one and the same guest. */
  const enter = () => {
    entering ??= once('POST', '/me').finally(() => {
      entering = undefined;
    });
    return entering;
  };
  return async (method, path, body) => {
    if (path === '/me' && method === 'POST') return enter() as ReturnType<typeof once<never>>;
    await entering;
    const answer = await once<never>(method, path, body);
    if (answer.ok || answer.error.code !== 'stranger') return answer;
    const entered = await enter();
    return entered.ok ? once(method, path, body) : answer;
  };
};

const asRefusal = ({ code, message }: Partial<Refusal>): Refusal => ({
  code: code ?? 'failed',
  message: message ?? 'That did not work.',
});
