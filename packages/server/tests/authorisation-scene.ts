import { commitmentOf } from '@sesame/kernel';
import type { Annotation } from '@sesame/protocol';
import { type Cast, given } from './authorisation-cast.ts';
import { PASSWORD } from './http-request.ts';

/** What a deed is done to: made anew for every deed that may be done, so that none stands in another's way. */
export interface Scene {
  readonly cast: Cast;
  /** Open, with the host and the seated player at it and two seats free. */
  table(): Promise<string>;
  /** Full table with three seats. */
  full(): Promise<string>;
  /** Full, with a match that waits for the share of the seated player. */
  drawing(): Promise<string>;
  /** Of the host and the seated player, running. */
  match(): Promise<Duel>;
  /** Ended match. */
  over(): Promise<Duel>;
  /** The host's notes on an ended match. */
  annotation(): Promise<Annotation>;
  /** A room of the host and the seated player, with a game chosen. */
  room(): Promise<string>;
  /** The host's, entered by the seated player, the host and a bot. */
  tournament(): Promise<string>;
  /** A bot of the host, not the one that plays a part. */
  bot(): Promise<string>;
  /** Another session of the host. */
  session(): Promise<string>;
  /** A new guest. */
  somebody(): Promise<string>;
}

export interface Duel {
  readonly match: string;
  readonly table: string;
}

/** The seated player's share in the luck of a match. */
export const SHARE = '5c'.repeat(32);

export const makeScene = (cast: Cast): Scene => {
  const { host, seated, url } = cast;
  const open = async (seats: number) => {
    const { id, terms } = given(await host.api.openTable({ body: { game: 'fake-crystal', seats } }));
    given(await seated.api.sit({ params: { id }, body: { terms } }));
    return id;
  };
  const match = async (): Promise<Duel> => {
    const { id, terms } = given(await host.api.openTable({ body: { game: 'crack-the-code' } }));
    return { table: id, match: given(await seated.api.sit({ params: { id }, body: { terms } })).match ?? '' };
  };
  const over = async (): Promise<Duel> => {
    const duel = await match();
    const resign = { key: 'scene-resigns', move: { type: 'resign' } };
    await post(`${url}/api/matches/${duel.match}/moves`, resign, seated.cookie);
    return duel;
  };
  return {
    cast,
    table: () => open(4),
    full: async () => {
      const id = await open(3);
      given(await host.api.seatBot({ params: { id }, body: { bot: BOT } }));
      return id;
    },
    drawing: async () => {
      const { id, terms } = given(await host.api.openTable({ body: { game: 'crack-the-code' } }));
      given(await seated.api.sit({ params: { id }, body: { terms, share: commitmentOf(SHARE) } }));
      return id;
    },
    match,
    over,
    annotation: async () => {
      const body = { version: 0, title: 'A duel', intro: '', notes: [] };
      return given(await host.api.saveAnnotation({ params: { id: (await over()).match }, body }));
    },
    room: async () => {
      const { code } = given(await host.api.openRoom());
      given(await seated.api.joinRoom({ params: { code } }));
      given(await host.api.chooseGame({ params: { code }, body: { game: 'crack-the-code' } }));
      return code;
    },
    tournament: async () => {
      const pace = { kind: 'live', perMove: 60, bank: 60 } as const;
      const wish = { name: 'Cup', game: 'crack-the-code', pace, format: 'swiss', places: 8 } as const;
      // Organisers may have few tournaments at once: remove the last one.
      if (last !== undefined) await host.api.cancelTournament({ params: { id: last } });
      const { id } = given(await host.api.createTournament({ body: { ...wish, start: { kind: 'hand' } } }));
      last = id;
      given(await seated.api.enterTournament({ params: { id }, body: {} }));
      given(await host.api.enterTournament({ params: { id }, body: {} }));
      given(await host.api.enterBot({ params: { id }, body: { bot: 'random' } }));
      return id;
    },
    bot: async () => {
      bots += 1;
      const name = `Spare ${bots}`;
      return given(await host.api.createBot({ body: { name } })).bots.find((bot) => bot.name === name)?.id ?? '';
    },
    session: async () => {
      const { name } = given(await host.api.account());
      await post(`${url}/api/sessions`, { name, password: PASSWORD });
      return given(await host.api.sessions()).find(({ here }) => !here)?.id ?? '';
    },
    somebody: async () => {
      const answer = await post(`${url}/api/me`, {});
      return ((await answer.json()) as { id: string }).id;
    },
  };
};

/** A built-in bot of Fake Crystal. */
export const BOT = 'random';
let bots = 0;
let last: string | undefined;

const post = async (url: string, body: object, cookie = ''): Promise<Response> => {
  const headers = { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer;
};
