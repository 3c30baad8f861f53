import type { NodeClient } from '@sesame/client';
import type { Position, Refused } from '@sesame/protocol';
import { PASSWORD } from './http-request.ts';

/** Test client of the bot API over plain HTTP. */
export interface TestBot {
  readonly id: string;
  readonly token: string;
  /** Sends a request as this bot. */
  ask<Value>(method: string, path: string, body?: unknown): Promise<Told<Value>>;
}

export interface Told<Value> {
  readonly status: number;
  readonly json: Value & Partial<Refused>;
}

/** Sends a request with a token and other headers. */
export const requestWithToken = async <Value>(
  url: string,
  headers: Readonly<Record<string, string>>,
  [method, path, body]: readonly [method: string, path: string, body?: unknown],
): Promise<Told<Value>> => {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: (await answer.json()) as Told<Value>['json'] };
};

let accounts = 0;

/** Creates an account for a guest, as only accounts have bots. */
export const keep = async (guest: NodeClient): Promise<string> => {
  accounts += 1;
  const name = `Maker ${accounts}`;
  const kept = await guest.api.saveAccount({ body: { name, password: PASSWORD } });
  if (!kept.ok) throw new Error(kept.error.message);
  return name;
};

/** A bot of an account. */
export const makeTestBot = async (url: string, owner: NodeClient, name: string): Promise<TestBot> => {
  const made = await owner.api.createBot({ body: { name } });
  if (!made.ok) throw new Error(made.error.message);
  const { bots, token } = made.value;
  const headers = { authorization: `Bearer ${token}` };
  return {
    id: bots.find((bot) => bot.name === name)?.id ?? '',
    token,
    ask: (method, path, body) => requestWithToken(url, headers, [method, path, body]),
  };
};

/** Waits for the turns of a bot. */
export const turnsOf = async (bot: TestBot, query = 'wait=20'): Promise<readonly Position[]> => {
  const { status, json } = await bot.ask<readonly Position[]>('GET', `/bot/turns?${query}`);
  if (status !== 200) throw new Error(`turns were refused: ${JSON.stringify(json)}`);
  return json;
};
