import type { FeaturedMatch } from '@sesame/protocol';
import type { Streams } from '../cluster/topic-publisher.ts';
import type { House } from '../services.ts';
import type { StoredMatch } from '../store/store.ts';

/** So many are shown, of so many that are looked at. */
const SHOWN = 4;
const LOOKED_AT = 60;
/** Who is rated so high is worth watching against bots, too. */
const HIGH = 1_800;
/** Moves are told as fast as somebody would look up. */
const SETTLE = 1_000;

/**
 * Matches worth watching: live, of tables that were listed for all, with two people or somebody rated high, of whom one is
 * here. Those that most people watch come first.
 */
const findPlaying = async (
  house: Pick<House, 'store' | 'matches' | 'presence' | 'ratings'>,
): Promise<readonly FeaturedMatch[]> => {
  const { store, matches, presence, ratings } = house;
  const isAwake = ({ seats }: StoredMatch) =>
    seats.some(({ player }) => player !== undefined && presence.isOnline(player));
  const isWorthIt = async ({ game, seats }: StoredMatch) => {
    const people = seats.flatMap(({ player }) => (player === undefined ? [] : [player]));
    if (people.length > 1) return true;
    const known = (await ratings.ofAll(people, game, 'live')).filter(({ isProvisional }) => !isProvisional);
    return known.some(({ shown }) => shown >= HIGH);
  };
  const running = await store.desk.open(LOOKED_AT);
  const live = running.filter((match) => match.pace.kind !== 'correspondence' && isAwake(match));
  const worth = await Promise.all(live.map(async (match) => ((await isWorthIt(match)) ? [match] : [])));
  const found = await Promise.all(
    worth.flat().map(async ({ id, game, pace, seats }) => ({
      id,
      game,
      pace,
      seats: [...seats],
      plies: (await matches.find(id))?.shown.seq ?? 0,
      watchers: matches.audienceOf(id),
    })),
  );
  return found.toSorted((a, b) => b.watchers - a.watchers).slice(0, SHOWN);
};

/** Tells the home page what is played, as it changes. */
export const tellPlaying = (house: House, streams: Streams): void => {
  const { signals, presence } = house;
  streams.offer('playing', async () => JSON.stringify({ type: 'playing', matches: await findPlaying(house) }));
  let isPending = false;
  const changed = () => {
    if (isPending) return;
    isPending = true;
    setTimeout(() => {
      isPending = false;
      streams.tellSoon('playing');
    }, SETTLE).unref();
  };
  signals.match.listen(changed);
  signals.watched.listen(changed);
  presence.changed.listen(changed);
};
