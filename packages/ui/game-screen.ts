import type { Game, Locale, MatchRecord, Outcome, Seat, Text, Viewer } from '@sesame/kernel';
import type { ComponentType } from 'react';
import type { CrystalColour } from './pieces/colours.ts';

/** What a board gets, and all it gets. Names and language come from `usePlayers` and `useLocale`. */
export interface BoardProps<View, Move, Event> {
  readonly view: View;
  /** Whose eyes: a seat that plays here, or undefined for whoever only watches. */
  readonly seat: Seat | undefined;
  /** Sends a move. Absent where nothing can be played: replays, finished matches. */
  readonly play?: (move: Move) => void;
  /** What the newest inputs told, oldest first, for animation and sound. */
  readonly events: readonly Event[];
}

/** A game on the screen. Loaded when its board is opened. */
export interface Screen<View, Move, Event> {
  readonly Board: ComponentType<BoardProps<View, Move, Event>>;
  readonly Manual: ComponentType;
  /** One line: whose turn it is and exactly what to do. `names` has one a seat. */
  prompt(view: View, viewer: Viewer, words: Words): string;
  /** A line of the log, or undefined for what need not be told. */
  describe(event: Event, words: Words): string | undefined;
  /** The same line drawn, where pieces say it better than words. */
  readonly Line?: ComponentType<{ readonly event: Event }>;
  /** How it ended, in one line, from this viewer's side. */
  ending(view: View, outcome: Outcome, viewer: Viewer, words: Words): string;
  /** A refusal of the rules in the player's language; undefined: the rules' own sentence is shown. */
  refusal(code: string, locale: Locale): string | undefined;
  /** After the match: what was good and what was not. */
  readonly Analysis?: ComponentType<{ readonly record: MatchRecord }>;
  /** The puzzle of the day, if the game has one. */
  readonly Daily?: ComponentType<DailyProps>;
  /** A hint for a seat, where hints are on. Shown in a drawer beside the board. */
  readonly Hint?: ComponentType<{ readonly view: View; readonly seat: Seat }>;
  /** Moves decided ahead, where the game has plans. */
  readonly plan?: {
    readonly Editor: ComponentType<PlanProps<View>>;
    /** Whether there is anything left for a seat to decide. */
    mayPlan(view: View, seat: Seat): boolean;
  };
}

/** A plan as its owner makes it. */
export interface PlanProps<View> {
  readonly view: View;
  readonly seat: Seat;
  /** The one that stands, if any, as the rules of the game read it. */
  readonly plan: unknown;
  /** Absent while one is on its way. */
  readonly onSave: ((plan: unknown) => void) | undefined;
}

/** The puzzle of the day as somebody solves it. */
export interface DailyProps {
  readonly puzzle: unknown;
  /** When its time began, by `performance.now()`. */
  readonly startedAt: number;
  /** How often it was answered wrongly. */
  readonly wrong: number;
  readonly onAnswer: (answer: unknown) => void;
}

/** The language, and the players' names by seat. */
export interface Words {
  readonly locale: Locale;
  readonly names: readonly string[];
}

export type AnyScreen = Screen<unknown, unknown, unknown>;

/** The house hands every screen the views of its own game, and holds none of their types. */
export const makeScreen = <View, Move, Event>(screen: Screen<View, Move, Event>): AnyScreen =>
  screen as unknown as AnyScreen;

/** A game as the registry lists it: what the home page shows, and where the rest is. */
export interface GameEntry extends Game {
  /** Its crystal on the dial. */
  readonly crystal: CrystalColour;
  readonly tagline: Text;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** The picture of its card: 240 x 160 around (0,0). */
  readonly Art: () => Promise<{ readonly default: ComponentType }>;
  readonly screen: () => Promise<AnyScreen>;
}
