import { connectAsGuest, type NodeClient } from '@sesame/client';
import type { Result } from '@sesame/kernel';

const given = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

/** As long as names may be. */
export const REGULAR_NAME = 'Maximiliana Featherstone';

/** Somebody who has played before, and pages that have something to show to them. */
export interface Regular {
  readonly cookie: string;
  readonly id: string;
  /** A table that they host, and one that they are invited to. */
  readonly ownTable: string;
  readonly otherTable: string;
  readonly tournament: string;
  readonly endedMatch: string;
}

const LIVE = { kind: 'live', perMove: 60, bank: 5400 } as const;
const THREE_DAYS_PER_MOVE = { kind: 'correspondence', perMove: 259_200, bank: 0 } as const;

/** Fills the server: an admin with an account, a friend, matches of every kind, tables, and a tournament. */
export const makeRegular = async (url: string, adminLink: string): Promise<Regular> => {
  const [ann, bo] = [await connectAsGuest(url), await connectAsGuest(url)];
  const key = new URL(adminLink, url).searchParams.get('key') ?? '';
  given(await ann.api.saveAccount({ body: { name: REGULAR_NAME, password: 'a long password' } }));
  given(await ann.api.redeemAdminKey({ body: { key } }));
  await ann.api.requestFriend({ body: { player: bo.id } });
  await bo.api.requestFriend({ body: { player: ann.id } });
  await startMatch(ann, bo, LIVE);
  await startMatch(ann, bo, THREE_DAYS_PER_MOVE);
  const { id: endedMatch } = given(await ann.api.playBots({ body: { game: 'crack-the-code', bots: ['novice'] } }));
  given(await ann.api.endMatch({ params: { id: endedMatch } }));
  const tournament = given(
    await ann.api.createTournament({
      body: {
        name: 'The Winter Cup of Crack the Code',
        game: 'crack-the-code',
        pace: LIVE,
        format: 'swiss',
        places: 8,
        start: { kind: 'hand' },
      },
    }),
  ).id;
  for (const one of [ann, bo]) await one.api.enterTournament({ params: { id: tournament }, body: {} });
  const ownTable = given(await ann.api.openTable({ body: { game: 'fake-crystal', pace: THREE_DAYS_PER_MOVE } })).id;
  const otherTable = given(await bo.api.openTable({ body: { game: 'crystal-code' } })).id;
  for (const one of [ann, bo]) one.connection.close();
  return { cookie: ann.cookie, id: ann.id, ownTable, otherTable, tournament, endedMatch };
};

const startMatch = async (ann: NodeClient, bo: NodeClient, pace: typeof LIVE | typeof THREE_DAYS_PER_MOVE) => {
  const { id, terms } = given(await ann.api.openTable({ body: { game: 'crack-the-code', pace } }));
  given(await bo.api.sit({ params: { id }, body: { terms } }));
};
