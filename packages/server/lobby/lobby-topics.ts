import type { MatchSummary } from '@sesame/protocol';
import type { Presence } from '../cluster/presence.ts';
import type { TopicPublisher } from '../cluster/topic-publisher.ts';
import type { Ratings } from '../competition/ratings/ratings.ts';
import type { Event } from '../lib/event.ts';
import { makeGroupIndex } from '../lib/group-index.ts';
import { encodeMessage } from '../lib/server-message.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { MatchEvents } from '../match/match-events.ts';
import { summariesOf } from '../match/match-summary.ts';
import type { Matches } from '../match/matches.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { listedTables } from './tables/listed-tables.ts';
import { publicTable } from './tables/public-table.ts';
import type { Tables } from './tables/tables.ts';

export interface LobbyTopicsDeps {
  readonly store: Pick<Store, 'matches' | 'tables'>;
  readonly tables: Pick<Tables, 'listOpen'>;
  readonly matches: Pick<Matches, 'find' | 'isUnreadable'>;
  readonly ratings: Pick<Ratings, 'of'>;
  readonly presence: Pick<Presence, 'isOnline' | 'onlineCount' | 'changed'>;
  readonly events: Pick<MatchEvents, 'match' | 'amended'> & { readonly table: Event<StoredTable> };
}

const MAX_MATCHES = 50;

/** Running matches of a player, those waiting for them first. */
export const runningMatchesOf = async (
  { store, matches }: Pick<LobbyTopicsDeps, 'store' | 'matches'>,
  player: string,
): Promise<readonly MatchSummary[]> => {
  const running = await store.matches.ofPlayer(player, 'running', MAX_MATCHES);
  const summaries = await summariesOf(matches, running, player);
  return summaries.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
};

/** Offers the topics `lobby`, `me` (a player's running matches) and `table:<id>`, and publishes them as they change. */
export const offerLobbyTopics = (deps: LobbyTopicsDeps, topics: TopicPublisher): void => {
  const { store, presence, events } = deps;
  /** Topics of tables with subscribers here, by seated player. */
  const followedTables = makeGroupIndex<string>();

  topics.offer('lobby', async () =>
    encodeMessage({ type: 'lobby', tables: await listedTables(deps), online: presence.onlineCount() }),
  );
  topics.offer('me', async (player) => encodeMessage({ type: 'me', matches: await runningMatchesOf(deps, player) }));
  topics.offer(
    'table',
    async (id) => {
      const table = await store.tables.find(id);
      const seated = table?.seats.flatMap((chair) => (chair.kind === 'person' ? chair.player : [])) ?? [];
      if (seated.length > 0) followedTables.put(`table:${id}`, seated);
      return table && encodeMessage({ type: 'table', table: publicTable(table, presence.isOnline) });
    },
    (id) => followedTables.remove(`table:${id}`),
  );

  // Presence is replicated, so every process publishes by itself. The debounce lets a crowd arrive first.
  presence.changed.listen((player) => {
    for (const topic of ['lobby', ...followedTables.of(player)]) topics.publishHere(topic);
  });
  events.table.listen((table) => {
    topics.publishSoon(`table:${table.id}`);
    if (table.open) topics.publishSoon('lobby');
    if (table.match === undefined) return;
    for (const chair of table.seats) if (chair.kind === 'person') topics.publishSoon(`me:${chair.player}`);
  });
  const publishMatches = ({ stored }: LiveMatch) => {
    for (const { player } of stored.seats) if (player !== undefined) topics.publishSoon(`me:${player}`);
  };
  events.match.listen(publishMatches);
  events.amended.listen(publishMatches);
};
