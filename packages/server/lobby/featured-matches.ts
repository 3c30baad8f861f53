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
/** Who is rated so high is worth watching against bots, too. */
const HIGH_RATING = 1_800;
/** Moves are told as fast as somebody would look up. */
const DEBOUNCE_MS = 1_000;

/**
 * Matches worth watching: live, of tables that were listed for all, with two people or somebody rated high, of whom one is
 * here. Those that most people watch come first.
 */
const findFeatured = async (deps: FeaturedMatchesDeps): Promise<readonly FeaturedMatch[]> => {
  const { store, matches, presence, ratings } = deps;
  const isAwake = ({ seats }: StoredMatch) =>
    seats.some(({ player }) => player !== undefined && presence.isOnline(player));
  const isWorthIt = async ({ game, seats }: StoredMatch) => {
    const people = seats.flatMap(({ player }) => (player === undefined ? [] : [player]));
    if (people.length > 1) return true;
    const known = (await ratings.ofAll(people, game, 'live')).filter(({ isProvisional }) => !isProvisional);
    return known.some(({ shown }) => shown >= HIGH_RATING);
  };
  const running = await store.admin.listOpenRunning(MAX_CANDIDATES);
  const live = running.filter((match) => match.pace.kind !== 'correspondence' && isAwake(match));
  const worth = await Promise.all(live.map(async (match) => ((await isWorthIt(match)) ? [match] : [])));
  const found = await Promise.all(
    worth.flat().map(async ({ id, game, pace, seats }) => ({
      id,
      game,
      pace,
      seats: [...seats],
      plies: (await matches.find(id))?.committed.seq ?? 0,
      watchers: matches.spectatorCountOf(id),
    })),
  );
  return found.toSorted((a, b) => b.watchers - a.watchers).slice(0, MAX_FEATURED);
};

/** Tells the home page what is played, as it changes. */
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
