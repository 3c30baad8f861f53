import type {
  ChatLine,
  InputEvents,
  MatchInfo,
  MatchUpdate,
  SeatAbsence,
  SeatClock,
  TimeControlOffer,
} from '@sesame/protocol';
import type { Connection } from './connection.ts';

/** A match as one viewer knows it: all that was told so far, and how it stands. */
export interface MatchState {
  readonly info: MatchInfo;
  readonly seq: number;
  readonly view: unknown;
  readonly told: readonly InputEvents[];
  /** What the newest news told, for animation. Empty when the story was taken up from its beginning. */
  readonly fresh: readonly InputEvents[];
  readonly awaits: readonly number[];
  readonly clocks: readonly SeatClock[] | undefined;
  /** Seats whose players are not there. */
  readonly notes: readonly SeatAbsence[];
  /** A pace that somebody proposes for the rest of the match. */
  readonly paceOffer: TimeControlOffer | undefined;
  readonly outcome: MatchUpdate['outcome'];
  /** The host's note, when the host has ended the match. Then there is no outcome. */
  readonly aborted: string | undefined;
  /** How many people watch. */
  readonly watchers: number;
  /** In a race this viewer may claim in: when it was shown, in match time. */
  readonly race: number | undefined;
  /** Whether this viewer may take back their last move. */
  readonly mayTakeBack: boolean;
  /** Match time when this was heard. */
  readonly at: number;
  /** When that was, by `performance.now()`. */
  readonly heardAt: number;
}

/** Adds news to a story. News with `info` starts it; news that is `whole` tells it anew. */
const applyUpdate = (story: MatchState | undefined, news: MatchUpdate): MatchState | undefined => {
  const info = news.info ?? story?.info;
  if (info === undefined) return undefined;
  const isWhole = news.info !== undefined || news.whole === true;
  const known = isWhole ? [] : (story?.told ?? []);
  const told = news.told.filter(({ ply }) => ply > (known.at(-1)?.ply ?? 0));
  const { seq, view, awaits, clocks, notes = [], paceOffer, outcome, aborted, race, at } = news;
  return {
    info,
    seq,
    view,
    told: [...known, ...told],
    fresh: isWhole ? [] : told,
    awaits,
    clocks,
    notes,
    paceOffer,
    outcome,
    aborted,
    watchers: story?.watchers ?? 0,
    race,
    mayTakeBack: false,
    at,
    heardAt: performance.now(),
  };
};

/** Follows a match, retelling the whole story at every turn of it. */
export const followMatch = (
  connection: Connection,
  match: string,
  listener: (story: MatchState) => void,
): (() => void) => {
  let story: MatchState | undefined;
  return connection.watch(`match:${match}`, (news) => {
    if (news.type === 'match') story = applyUpdate(story, news);
    // Nothing else changes: what was told last is not told again.
    else if (news.type === 'watchers') story = story && { ...story, watchers: news.count };
    else if (news.type === 'offer' && story?.seq === news.seq) story = { ...story, mayTakeBack: true };
    if (story !== undefined) listener(story);
  });
};

/** Follows a table's chat: all its lines, at every new one. */
export const followChat = (
  connection: Connection,
  table: string,
  listener: (lines: readonly ChatLine[]) => void,
): (() => void) => followLines(connection, `chat:${table}`, listener);

/** Follows what the audience of a match says. Its players may when it is over. */
export const followAudience = (
  connection: Connection,
  match: string,
  listener: (lines: readonly ChatLine[]) => void,
): (() => void) => followLines(connection, `audience:${match}`, listener);

const followLines = (
  connection: Connection,
  place: string,
  listener: (lines: readonly ChatLine[]) => void,
): (() => void) => {
  let lines: readonly ChatLine[] = [];
  return connection.watch(place, (news) => {
    if (news.type !== 'chat' && news.type !== 'audience') return;
    // A line may come before those that were read when one began to listen.
    const known = new Set(lines.map(({ seq }) => seq));
    const fresh = news.lines.filter(({ seq }) => !known.has(seq));
    lines = [...lines, ...fresh].toSorted((a, b) => a.seq - b.seq);
    listener(lines);
  });
};
