import type { ChatLine, MatchInfo, MatchNews, SeatClock, Telling } from '@sesame/protocol';
import type { Connection } from './connection.ts';

/** A match as one viewer knows it: all that was told so far, and how it stands. */
export interface MatchStory {
  readonly info: MatchInfo;
  readonly seq: number;
  readonly view: unknown;
  readonly told: readonly Telling[];
  /** What the newest news told, for animation. Empty when the story was taken up from its beginning. */
  readonly fresh: readonly Telling[];
  readonly awaits: readonly number[];
  readonly clocks: readonly SeatClock[] | undefined;
  readonly outcome: MatchNews['outcome'];
  /** In a race this viewer may claim in: when it was shown, in match time. */
  readonly race: number | undefined;
  /** Match time when this was heard. */
  readonly at: number;
  /** When that was, by `performance.now()`. */
  readonly heardAt: number;
}

/** Adds news to a story. News with `info` starts it. */
const continueStory = (story: MatchStory | undefined, news: MatchNews): MatchStory | undefined => {
  const info = news.info ?? story?.info;
  if (info === undefined) return undefined;
  const known = news.info === undefined ? (story?.told ?? []) : [];
  const told = news.told.filter(({ ply }) => ply > (known.at(-1)?.ply ?? 0));
  const { seq, view, awaits, clocks, outcome, race, at } = news;
  return {
    info,
    seq,
    view,
    told: [...known, ...told],
    fresh: news.info === undefined ? told : [],
    awaits,
    clocks,
    outcome,
    race,
    at,
    heardAt: performance.now(),
  };
};

/** Follows a match, retelling the whole story at every turn of it. */
export const followMatch = (
  connection: Connection,
  match: string,
  listener: (story: MatchStory) => void,
): (() => void) => {
  let story: MatchStory | undefined;
  return connection.watch(`match:${match}`, (news) => {
    if (news.type !== 'match') return;
    story = continueStory(story, news);
    if (story !== undefined) listener(story);
  });
};

/** Follows a table's chat: all its lines, at every new one. */
export const followChat = (
  connection: Connection,
  table: string,
  listener: (lines: readonly ChatLine[]) => void,
): (() => void) => {
  let lines: readonly ChatLine[] = [];
  return connection.watch(`chat:${table}`, (news) => {
    if (news.type !== 'chat') return;
    lines = [...lines, ...news.lines.filter(({ seq }) => seq > (lines.at(-1)?.seq ?? 0))];
    listener(lines);
  });
};
