import { cutTrace, makeTrace, ok, parseTrace, type Result, refuse, type Seat } from '@sesame/kernel';
import { effectiveInputs, foldRaces, isInput, openPosition, type RaceHistory, startRaceHistory } from '@sesame/match';
import type { PhotoFinish } from '@sesame/protocol';
import type { MakeRateLimiter } from '../../cluster/rate-limit.ts';
import type { Now } from '../../lib/now.ts';
import type { Store } from '../../store/store.ts';
import type { LiveMatch } from '../live-match.ts';

/** Photo finishes: everybody's way to the claim in the races of a match that are over. */
export interface PhotoFinishes {
  /** All of them, without traces. Each is named by when it was revealed to the viewer's seat. */
  list(match: LiveMatch, viewer: Seat): Promise<readonly PhotoFinish[]>;
  find(match: LiveMatch, viewer: Seat, race: number): Promise<Result<PhotoFinish>>;
  /** Keeps a seat's trace. Further ones of the same race are ignored. */
  handIn(match: LiveMatch, handed: HandedTrace): Promise<Result<void>>;
}

export interface HandedTrace {
  readonly seat: Seat;
  readonly player: string;
  /** When the race was revealed to this seat. */
  readonly race: number;
  readonly trace: string;
}

const NO_RACE = refuse('no-race', 'There was no such race in this match.');
const RUNNING = refuse('race-running', 'This race is not over yet. Wait until everybody is through.');
const TOO_FAST = refuse('too-fast', 'Too many requests. Wait a moment and try again.');
const NO_TRACE = refuse('malformed', 'This is no race trace.');

/** A race takes seconds at least. */
const TRACE_LIMIT = { uses: 60, seconds: 60 };

export interface PhotoFinishesDeps {
  readonly store: Pick<Store, 'log' | 'raceTraces'>;
  readonly now: Now;
  readonly makeRateLimiter: MakeRateLimiter;
}

export const makePhotoFinishes = ({ store, now, makeRateLimiter }: PhotoFinishesDeps): PhotoFinishes => {
  const limit = makeRateLimiter('race-trace', TRACE_LIMIT);
  const histories = new WeakMap<LiveMatch, RaceHistory>();

  /** Read from the log, not from the cached position: another process may have decided the race a moment ago. */
  const historyOf = async (match: LiveMatch): Promise<RaceHistory> => {
    const { rules, stored } = match;
    const start = startRaceHistory(openPosition(rules, stored, { pace: stored.pace }));
    let known = histories.get(match) ?? start;
    let rows = await store.log.read(stored.id, known.position.seq);
    if (rows.some(({ kind }) => kind === 'undo')) {
      known = start;
      rows = effectiveInputs(await store.log.read(stored.id));
    }
    const history = rows.filter(isInput).reduce((folded, row) => expectFolded(foldRaces(folded, row)), known);
    histories.set(match, history);
    return history;
  };

  const raceAt = async (match: LiveMatch, seat: Seat, shown: number) => {
    if (!isTimed(match)) return NO_RACE;
    const history = await historyOf(match);
    const index = history.bySeat[seat]?.findIndex((race) => race.shown === shown) ?? -1;
    if (index === -1) return NO_RACE;
    return index < history.winners.length ? ok({ history, index }) : RUNNING;
  };

  return {
    list: async (match, viewer) => {
      if (!isTimed(match)) return [];
      const history = await historyOf(match);
      return history.winners.map((_, index) => photoOf(history, index, viewer));
    },
    find: async (match, viewer, race) => {
      const found = await raceAt(match, viewer, race);
      if (!found.ok) return found;
      const { history, index } = found.value;
      const photo = photoOf(history, index, viewer);
      const traces = await store.raceTraces.ofRace(match.stored.id, photo.number);
      return ok({ ...photo, racers: photo.racers.map((racer) => withTrace(racer, traces.get(racer.seat))) });
    },
    handIn: async (match, { seat, player, race, trace }) => {
      if (parseTrace(trace) === undefined) return NO_TRACE;
      // Nothing is kept where it does not matter who is first.
      if (match.rules.race !== undefined && !isTimed(match)) return ok(undefined);
      if ((await limit.consume(player)) !== undefined) return TOO_FAST;
      const found = await raceAt(match, seat, race);
      if (!found.ok) return found;
      const row = { match: match.stored.id, race: found.value.index + 1, seat, player, trace };
      return ok(await store.raceTraces.add(row, now()));
    },
  };
};

const expectFolded = (folded: Result<RaceHistory>): RaceHistory => {
  if (!folded.ok) throw new Error(`a race does not replay: ${folded.error.message}`);
  return folded.value;
};

/** Whether it matters who is first. */
const isTimed = ({ rules, stored: { options } }: LiveMatch): boolean =>
  rules.race !== undefined && options[rules.race.untimed] !== true;

const photoOf = ({ bySeat, winners }: RaceHistory, index: number, viewer: Seat): PhotoFinish => {
  const winner = winners[index];
  return {
    race: bySeat[viewer]?.[index]?.shown ?? 0,
    number: index + 1,
    ...(winner !== undefined && { winner }),
    racers: bySeat.flatMap((races, seat) => {
      const race = races[index];
      return race === undefined
        ? []
        : [{ seat, ended: (race.endedAt ?? race.shown) - race.shown, claims: [...race.claims] }];
    }),
  };
};

type Racer = PhotoFinish['racers'][number];

/** A trace ends with the last claim or, without one, with the race: what somebody did afterwards is not shown. */
const withTrace = (racer: Racer, trace: string | undefined): Racer => {
  const marks = trace === undefined ? undefined : parseTrace(trace);
  if (marks === undefined) return racer;
  return { ...racer, trace: makeTrace(cutTrace(marks, racer.claims.at(-1)?.time ?? racer.ended)) };
};
