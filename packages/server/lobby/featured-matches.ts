import { seqFor } from '@sesame/match';
import type { FeaturedMatch } from '@sesame/protocol';
import type { Presence } from '../cluster/presence.ts';
import type { TopicPublisher } from '../cluster/topic-publisher.ts';
import type { Ratings } from '../competition/ratings/ratings.ts';
import { encodeMessage } from '../lib/server-message.ts';
import type { MatchEvents } from '../match/match-events.ts';
import type { Matches } from '../match/matches.ts';
import type { Store, StoredMatch } from '../store/store.ts';

interface FeaturedMatchesDeps {
  readonly store: Pick<Store, 'admin'>;
  readonly matches: Pick<Matches, 'find' | 'spectatorCountOf'>;
  readonly ratings: Pick<Ratings, 'ofAll'>;
  readonly presence: Presence;
  readonly events: Pick<MatchEvents, 'match' | 'watched'>;
}

/** Shows the top 4 of the 60 most recent running matches. */
const MAX_FEATURED = 4;
const MAX_CANDIDATES = 60;
/** Players rated at least this high are featured even against bots. */
const HIGH_RATING = 1_800;
const DEBOUNCE_MS = 1_000;

/**
 * Featured matches: live matches of listed tables with two people or a highly rated one, at least one player online.
 * Sorted by spectators.
 */
const findFeatured = async (deps: FeaturedMatchesDeps): Promise<readonly FeaturedMatch[]> => {
  const { store, matches, presence, ratings } = deps;
  const isAttended = ({ seats }: StoredMatch) =>
    seats.some(({ player }) => player !== undefined && presence.isOnline(player));
  const isFeatured = async ({ game, seats }: StoredMatch) => {
    const people = seats.flatMap(({ player }) => (player === undefined ? [] : [player]));
    if (people.length > 1) return true;
    const known = (await ratings.ofAll(people, game, 'live')).filter(({ isProvisional }) => !isProvisional);
    return known.some(({ shown }) => shown >= HIGH_RATING);
  };
  const running = await store.admin.listOpenRunning(MAX_CANDIDATES);
  const live = running.filter((match) => match.pace.kind !== 'correspondence' && isAttended(match));
  const featured = await Promise.all(live.map(async (match) => ((await isFeatured(match)) ? [match] : [])));
  const found = await Promise.all(
    featured.flat().map(async ({ id, game, pace, seats }) => {
      const match = await matches.find(id);
      return {
        id,
        game,
        pace,
        seats: [...seats],
        plies: match === undefined ? 0 : seqFor(match.committed, 'spectator'),
        watchers: matches.spectatorCountOf(id),
      };
    }),
  );
  return found.toSorted((a, b) => b.watchers - a.watchers).slice(0, MAX_FEATURED);
};

/** Offers the topic `playing` for the home page, and publishes it as matches change. */
export const offerFeaturedMatches = (
  deps: FeaturedMatchesDeps,
  topics: Pick<TopicPublisher, 'offer' | 'publishSoon'>,
): void => {
  const { events, presence } = deps;
  topics.offer('playing', async () => encodeMessage({ type: 'playing', matches: await findFeatured(deps) }));
  let isPending = false;
  const changed = () => {
    if (isPending) return;
    isPending = true;
    setTimeout(() => {
      isPending = false;
      topics.publishSoon('playing');
    }, DEBOUNCE_MS).unref();
  };
  events.match.listen(changed);
  events.watched.listen(changed);
  presence.changed.listen(changed);
};
