import type { Viewer } from '@sesame/kernel';
import type {
  ChatLine,
  InputEvents,
  MatchInfo,
  MatchUpdate,
  ReceiptMessage,
  SeatAbsence,
  SeatClock,
  TimeControlOffer,
} from '@sesame/protocol';
import type { Connection } from './connection.ts';
import type { TopicUpdate } from './topic-stream.ts';

/** A match as one viewer knows it: the position and all events so far. */
export interface MatchState {
  readonly info: MatchInfo;
  readonly seq: number;
  readonly view: unknown;
  readonly told: readonly InputEvents[];
  /** The events of the last update, for animation. Empty after a full snapshot. */
  readonly newEvents: readonly InputEvents[];
  readonly awaits: readonly number[];
  readonly clocks: readonly SeatClock[] | undefined;
  /** Seats whose players are absent. */
  readonly notes: readonly SeatAbsence[];
  /** A time control proposed for the rest of the match. */
  readonly paceOffer: TimeControlOffer | undefined;
  readonly outcome: MatchUpdate['outcome'];
  /** An admin’s note, if the match was aborted. Then there is an outcome only if it was forfeited. */
  readonly aborted: string | undefined;
  /** The number of spectators. */
  readonly watchers: number;
  /** In a race this viewer may claim in: when it was revealed, in match time. */
  readonly race: number | undefined;
  /** Whether this viewer can undo their last move. */
  readonly mayTakeBack: boolean;
  /** In a rated match: the last receipt of the server. */
  readonly receipt?: ReceiptMessage | undefined;
  /** Match time of the last update. */
  readonly at: number;
  /** When it arrived, by `performance.now()`. */
  readonly receivedAt: number;
}

/** Applies an update. One with `info` or `whole` replaces all events. */
export const applyUpdate = (state: MatchState | undefined, update: MatchUpdate): MatchState | undefined => {
  const info = update.info ?? state?.info;
  if (info === undefined) return undefined;
  const isWhole = update.info !== undefined || update.whole === true;
  const known = isWhole ? [] : (state?.told ?? []);
  const told = update.told.filter(({ ply }) => ply > (known.at(-1)?.ply ?? 0));
  const { seq, view, awaits, clocks, notes = [], paceOffer, outcome, aborted, race, at } = update;
  return {
    info,
    seq,
    view,
    told: [...known, ...told],
    newEvents: isWhole ? [] : told,
    awaits,
    clocks,
    notes,
    paceOffer,
    outcome,
    aborted,
    watchers: state?.watchers ?? 0,
    race,
    mayTakeBack: false,
    receipt: state?.receipt,
    at,
    receivedAt: performance.now(),
  };
};

interface FollowOptions {
  /** Whose view it is, if not our own seat’s. */
  readonly as?: Viewer | undefined;
  /** The match as it is known already. */
  readonly known?: MatchState | undefined;
}

/** Subscribes to a match; the listener gets its full state after every update. */
export const followMatch = (
  connection: Pick<Connection, 'watch'>,
  match: string,
  listener: (state: MatchState) => void,
  { as, known }: FollowOptions = {},
): (() => void) => {
  let state = known;
  const onUpdate = (update: TopicUpdate) => {
    if (update.type === 'match') state = applyUpdate(state, update);
    else if (update.type === 'watchers') state = state && { ...state, watchers: update.count };
    else if (update.type === 'offer' && state?.seq === update.seq) state = { ...state, mayTakeBack: true };
    else if (update.type === 'receipt') state = state && { ...state, receipt: update };
    if (state !== undefined) listener(state);
  };
  return connection.watch(`match:${match}`, onUpdate, { as, known });
};

/** Subscribes to a table’s chat; the listener gets all lines after every new one. */
export const followChat = (
  connection: Connection,
  table: string,
  listener: (lines: readonly ChatLine[]) => void,
): (() => void) => followLines(connection, `chat:${table}`, listener);

/** Subscribes to the spectator chat of a match. Its players may only when the match is over. */
export const followAudience = (
  connection: Connection,
  match: string,
  listener: (lines: readonly ChatLine[]) => void,
): (() => void) => followLines(connection, `audience:${match}`, listener);

/** Subscribes to the private conversation of two players. */
export const followTalk = (
  connection: Connection,
  talk: string,
  listener: (lines: readonly ChatLine[]) => void,
): (() => void) => followLines(connection, `talk:${talk}`, listener);

const followLines = (
  connection: Connection,
  topic: string,
  listener: (lines: readonly ChatLine[]) => void,
): (() => void) => {
  let lines: readonly ChatLine[] = [];
  return connection.watch(topic, (update) => {
    if (update.type !== 'chat' && update.type !== 'audience' && update.type !== 'talk') return;
    // A new line can arrive before the history.
    const known = new Set(lines.map(({ seq }) => seq));
    const fresh = update.lines.filter(({ seq }) => !known.has(seq));
    lines = [...lines, ...fresh].toSorted((a, b) => a.seq - b.seq);
    listener(lines);
  });
};
