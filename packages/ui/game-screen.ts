import type { Actor, Game, Locale, MatchRecord, Outcome, Seal, Seat, Text, TimingOf, Viewer } from '@sesame/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { ShortcutGroup } from './board/shortcuts.ts';
import type { Ghost } from './ghost/ghost.ts';
import type { CrystalColour } from './pieces/colours.ts';
import type { Moment } from './stage/stage.ts';

/** The props of a game’s board. Names and language come from `usePlayers` and `useLocale`. */
export interface BoardProps<View, Move, Event> {
  readonly view: View;
  /** The viewer’s seat; undefined for spectators. */
  readonly seat: Seat | undefined;
  /** Sends a move. Absent in replays and finished matches. */
  readonly play?: (move: Move) => void;
  /** The events that led to `view`, oldest first, for animation, sound and announcements. */
  readonly events: readonly Event[];
  /** All events shown so far, oldest first. Absent in lessons and figures. */
  readonly log?: readonly Event[];
  /** The next event, being shown over this view, which is still the one before it. */
  readonly moment?: Moment<Event>;
  /** In lessons and practice: the page says what to do, so the board gives no hints, and there is no time limit. */
  readonly isLesson?: boolean;
  /** Shows only what the player holds and does, large: the rest is on a screen that everybody sees. */
  readonly isHand?: boolean;
  /** Whether the manual or another dialog is open over the board. */
  readonly isCovered?: boolean;
}

/** The user interface of a game. Loaded when its board is opened. */
export interface Screen<View, Move, Event> {
  readonly Board: ComponentType<BoardProps<View, Move, Event>>;
  readonly Manual: ComponentType;
  /** The keys of the board: all of them, and none that it does not handle. */
  shortcuts(locale: Locale): readonly ShortcutGroup[];
  /** The time limit that the options set, for the bar above the board, where there is no other clock. */
  timeText?(options: Readonly<Record<string, unknown>>, locale: Locale): string;
  /** How long its events are shown. */
  readonly timetable: TimingOf;
  /** How to win, in one line. */
  readonly goal: Text;
  /** One line: whose turn it is and what to do. */
  prompt(view: View, viewer: Viewer, context: TextContext): string;
  /** A line of the log; undefined for events that are not logged. */
  describe(event: Event, context: TextContext): string | undefined;
  /** The same line with pieces drawn in place of their names. */
  readonly Line?: ComponentType<{ readonly event: Event }>;
  /** The result in one line, from this viewer’s side. */
  ending(view: View, outcome: Outcome, viewer: Viewer, context: TextContext): string;
  /** Scores and the moment of the match, for the end scene. */
  finale?(view: View, outcome: Outcome, context: FinaleContext<Event>): Finale;
  /** A drawing for the end scene, 240 x 160 around (0,0): the winner sees another one than the loser. */
  readonly FinalePicture?: ComponentType<FinalePictureProps<View>>;
  /** In games with races: whether somebody may still claim. */
  isRacing?(view: View): boolean;
  /** A rules refusal in the player’s language; undefined falls back to the rules’ own English message. */
  refusal(code: string, locale: Locale): string | undefined;
  /** Post-match analysis. */
  readonly Analysis?: ComponentType<{ readonly record: MatchRecord }>;
  /** The daily puzzle, if the game has one. */
  readonly daily?: () => Promise<AnyDailyScreen>;
  /** Puzzles from matches, if the game has them. */
  readonly puzzles?: () => Promise<AnyPuzzleScreen>;
  /** A hint for a seat, where hints are enabled. Shown in a drawer beside the board. */
  readonly Hint?: ComponentType<{ readonly view: View; readonly seat: Seat }>;
  /** What can be known from what the viewer sees, for spectators and in replays; in casual matches for players as well, if `isInsightForPlayers`. */
  readonly Insight?: ComponentType<InsightProps<View>>;
  readonly isInsightForPlayers?: boolean;
  /** Hints that the board itself gives beginners, and whether they are on. */
  readonly beginnerHints?: { isOn(): boolean; turn(isOn: boolean): void };
  /** The first steps in the game, played on the real rules. */
  readonly lesson?: (locale: Locale) => Promise<Lesson<View, Move>>;
  /** Untimed practice in the browser, with help that can be switched off. */
  readonly practice?: () => Promise<ComponentType>;
  /** The rules' `seals`, for the browser to remember them. */
  seals?(view: View): readonly Seal[];
  /** Conditional moves, where the game has them. */
  readonly plan?: {
    readonly Editor: ComponentType<PlanProps<View>>;
    /** Whether the seat still has decisions to plan. */
    mayPlan(view: View, seat: Seat): boolean;
  };
}

/** A column of a score table. */
export interface ScoreColumn {
  readonly label: string;
  /** A seat’s figure; `step` is the number of revealed steps, for running totals. */
  readonly of: (seat: Seat, step: number) => ReactNode;
  /** The step that reveals this column. Absent: always shown. */
  readonly from?: number;
  readonly className?: string;
}

/** The end of a match as the end scene tells it, below the sentence of `ending`. */
export interface Finale {
  /** The score table, revealed column by column. */
  readonly columns: readonly ScoreColumn[];
  /** The moment of the match, in one sentence. */
  readonly highlight?: string | undefined;
  /** A remark on the scores. */
  readonly note?: string | undefined;
}

export interface FinaleContext<Event> {
  readonly viewer: Viewer;
  /** All events of the match that the viewer has seen. */
  readonly events: readonly Event[];
  readonly context: TextContext;
}

export interface FinalePictureProps<View> {
  readonly view: View;
  readonly outcome: Outcome;
  readonly viewer: Viewer;
  /** Whether the match has just ended, so that the picture moves. */
  readonly isNew: boolean;
}

/** The props of an editor of conditional moves. */
export interface PlanProps<View> {
  readonly view: View;
  readonly seat: Seat;
  /** The saved plan, if any, as parsed by the game. */
  readonly plan: unknown;
  /** Absent while a save is pending. */
  readonly onSave: ((plan: unknown) => void) | undefined;
}

/** A lesson of a few positions, with one thing to do in each. */
export interface Lesson<View, Move> {
  readonly steps: readonly LessonStep<View, Move>[];
}

export interface LessonInput<Move> {
  /** Milliseconds since the input before. The clock acts when it is due. */
  readonly after?: number;
  readonly by: Actor;
  readonly move: Move;
}

export interface LessonStep<View, Move> {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** The inputs that lead to the position. Chance may be left out. The player has seat 0. */
  readonly inputs: readonly LessonInput<Move>[];
  /** A context around the board, for instance for pieces that are laid already. */
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>;
  readonly task: Text;
  /** Whether a move does what the task asks. */
  readonly accepts: (move: Move, view: View) => boolean;
  /** How the opponents answer an accepted move. They are shown before the result is told. */
  readonly replies?: (move: Move) => readonly LessonInput<Move>[];
  /** A move that is accepted, for players who ask to see one. */
  readonly example: Move;
  /** Shown after a move that is not accepted. */
  readonly nudge: Text;
  /** What the right move did, and what it means. */
  readonly result: Text;
}

export interface InsightProps<View> {
  readonly view: View;
  /** The viewer's own seat. */
  readonly seat: Seat | undefined;
}

/** The daily puzzle of a game, as its page shows it. */
export interface DailyScreen<View, Review> {
  /** What to do and what counts, in a few sentences, before it is opened. */
  readonly rules: Text;
  readonly Puzzle: ComponentType<DailyPuzzleProps<View>>;
  /** The solution, and how the player and others did. */
  readonly Review: ComponentType<DailyReviewProps<View, Review>>;
  /** The whole puzzle again, once it is finished, to race a ghost on it without it counting. */
  puzzleOf?(view: View, review: Review): unknown;
}

export interface DailyPuzzleProps<View> {
  readonly view: View;
  /** When the player started, by `performance.now()`. */
  readonly startedAt: number;
  /** A step is on its way. */
  readonly isSending: boolean;
  readonly onStep: (step: unknown) => void;
  /** Whom the player races against. */
  readonly ghost?: Ghost | undefined;
  /** Where the steps do not tell how far the player is: called whenever that changes. */
  readonly onProgress?: (done: number) => void;
}

export interface DailyReviewProps<View, Review> {
  readonly view: View;
  readonly review: Review;
}

export type AnyDailyScreen = DailyScreen<unknown, unknown>;

/** Erases the types: the page passes every puzzle what its own game made. */
export const makeDailyScreen = <View, Review>(daily: DailyScreen<View, Review>): AnyDailyScreen =>
  daily as unknown as AnyDailyScreen;

/** Puzzles from matches, as their page shows them. */
export interface PuzzleScreen<Puzzle, Review> {
  /** What to find, in one line. */
  readonly prompt: Text;
  /** What counts as right, in a few sentences. */
  readonly task: Text;
  readonly Puzzle: ComponentType<PuzzleProps<Puzzle>>;
  /** The solution and why it is one, and what the own answer did. */
  readonly Review: ComponentType<PuzzleReviewProps<Puzzle, Review>>;
}

export interface PuzzleProps<Puzzle> {
  readonly puzzle: Puzzle;
  /** An answer is on its way. */
  readonly isSending: boolean;
  readonly onAnswer: (answer: unknown) => void;
}

export interface PuzzleReviewProps<Puzzle, Review> {
  readonly puzzle: Puzzle;
  readonly review: Review;
}

export type AnyPuzzleScreen = PuzzleScreen<unknown, unknown>;

/** Erases the types: the page passes every puzzle what its own game made. */
export const makePuzzleScreen = <Puzzle, Review>(screen: PuzzleScreen<Puzzle, Review>): AnyPuzzleScreen =>
  screen as unknown as AnyPuzzleScreen;

/** What texts depend on: the language, and the players’ names by seat. */
export interface TextContext {
  readonly locale: Locale;
  readonly names: readonly string[];
}

export type AnyScreen = Screen<unknown, unknown, unknown>;

/** Erases a screen’s types: the web app passes every screen the views of its own game. */
export const makeScreen = <View, Move, Event>(screen: Screen<View, Move, Event>): AnyScreen =>
  screen as unknown as AnyScreen;

/** A game in the registry: what the home page shows, and loaders for the rest. */
export interface GameEntry extends Game {
  /** The crystal on the home page’s dial. */
  readonly crystal: CrystalColour;
  readonly tagline: Text;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** The drawing on the game’s card, 240 x 160 around (0,0). */
  readonly Art: () => Promise<{ readonly default: ComponentType }>;
  readonly screen: () => Promise<AnyScreen>;
}
