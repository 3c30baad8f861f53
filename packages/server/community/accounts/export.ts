import type { Now } from '../../lib/now.ts';
import { publicTable } from '../../lobby/tables/public-table.ts';
import { seatOf } from '../../match/match-summary.ts';
import { recordFor, type StoredRecordDeps } from '../../match/stored-record.ts';
import type { Store, StoredPlayer, StoredSession } from '../../store/store.ts';
import { exportModeration } from '../moderation/export.ts';
import type { Accounts } from './accounts.ts';
import { exportFriends } from './export-friends.ts';

export interface AccountExportDeps extends StoredRecordDeps {
  readonly store: Store;
  readonly accounts: Pick<Accounts, 'describe'>;
  readonly now: Now;
  readonly sessionsOf: (player: string) => Promise<readonly StoredSession[]>;
}

const NO_LIMIT = 2 ** 31 - 1;

/**
 * Everything stored about a player, as chunks of one JSON text. Matches are loaded one by one to bound memory; of a
 * running match only what the player's seat may know.
 */
export async function* makeExport(deps: AccountExportDeps, player: StoredPlayer): AsyncGenerator<string> {
  const { store, accounts, now, sessionsOf } = deps;
  const profile = await accounts.describe(player);
  const sessions = await sessionsOf(player.id);
  const running = await store.matches.ofPlayer(player.id, 'running', NO_LIMIT);
  const ended = await store.matches.ofPlayer(player.id, 'ended', NO_LIMIT);
  const matches = [...running, ...ended];

  yield `{"sesame":1,"exportedAt":${now()},"profile":${JSON.stringify(profile)}`;
  yield `,"sessions":${JSON.stringify(sessions.map(({ agent, createdAt, seenAt }) => ({ agent, createdAt, seenAt })))}`;
  const subscriptions = await store.notifications.ofPlayer(player.id);
  yield `,"notices":${JSON.stringify(subscriptions.map(({ endpoint, agent, locale, createdAt }) => ({ endpoint, agent, locale, createdAt })))}`;
  const address = await store.mailAddresses.find(player.id);
  const webhook = await store.webhooks.find(player.id);
  yield `,"mail":${JSON.stringify(address && { address: address.address, turns: address.turns, calls: address.calls }) ?? null}`;
  yield `,"webhook":${JSON.stringify(webhook && { url: webhook.url, shape: webhook.shape }) ?? null}`;
  const bots = await store.botTokens.botsOf(player.id);
  yield `,"bots":${JSON.stringify(bots.map(({ id, name, createdAt }) => ({ id, name, createdAt })))}`;
  yield ',"tables":[';
  const hosted = (await store.tables.hostedBy(player.id)).map(({ id }) => id);
  yield* list(new Set([...hosted, ...matches.map(({ table }) => table)]), async (id) => {
    const table = await store.tables.find(id);
    return table && publicTable(table, () => false);
  });
  yield '],"matches":[';
  yield* list(matches, async (match) => {
    const { id, table, startedAt, endedAt } = match;
    const seat = seatOf(match, player.id);
    const record = await recordFor(deps, match, seat ?? 'spectator');
    return { id, table, seat, startedAt, endedAt, ...(record === undefined ? { unreadable: true } : { record }) };
  });
  yield `],"dailies":${JSON.stringify(await store.dailies.ofPlayer(player.id))}`;
  const annotations = await store.annotations.ofPlayer(player.id);
  yield `,"annotations":${JSON.stringify(annotations.map(({ author: _, seats: __, ...written }) => written))}`;
  const puzzles = await store.puzzles.tries.ofPlayer(player.id);
  const puzzleRatings = await store.puzzles.tries.ratingsOf(player.id);
  yield `,"puzzles":${JSON.stringify(puzzles)},"puzzleRatings":${JSON.stringify(puzzleRatings)}`;
  const changes = await store.ratings.changes(player.id, { limit: NO_LIMIT });
  yield `,"ratings":${JSON.stringify(await store.ratings.ofPlayer(player.id))},"ratingChanges":${JSON.stringify(changes)}`;
  for (const [part, known] of Object.entries(await exportFriends(store, player.id))) {
    yield `,${JSON.stringify(part)}:${JSON.stringify(known)}`;
  }
  for (const [part, known] of Object.entries(await exportModeration(deps, player.id))) {
    yield `,${JSON.stringify(part)}:${JSON.stringify(known)}`;
  }
  const vacations = await store.amendments.vacationsOf(player.id);
  yield `,"holidays":${JSON.stringify(vacations.map(({ from, until }) => ({ from, until })))}`;
  const plans = await store.conditionalMoves.ofPlayer(player.id);
  yield `,"plans":${JSON.stringify(plans.map(({ match, seat, plan }) => ({ match, seat, plan })))}`;
  yield `,"raceTraces":${JSON.stringify(await store.raceTraces.ofPlayer(player.id))}`;
  const { entered, organised } = await store.tournaments.ofPlayer(player.id);
  yield `,"tournaments":${JSON.stringify({
    entered: entered.map(({ tournament, number, out }) => ({ tournament, number, out })),
    organised: organised.map(({ id, name, createdAt }) => ({ id, name, createdAt })),
  })}`;
  yield `,"chat":${JSON.stringify(await store.chat.saidBy(player.id))}}\n`;
}

async function* list<Item>(items: Iterable<Item>, make: (item: Item) => Promise<unknown>): AsyncGenerator<string> {
  let comma = '';
  for (const item of items) {
    const made = await make(item);
    if (made === undefined) continue;
    yield `${comma}${JSON.stringify(made)}`;
    comma = ',\n';
  }
}
