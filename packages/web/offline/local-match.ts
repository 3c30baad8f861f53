import { commitmentOf, type MatchRecord, type Outcome } from '@sesame/kernel';
import { effectiveInputs, type Row } from '@sesame/match';
import type { MatchSeat, MatchSummary } from '@sesame/protocol';
import { NO_TABLE } from './local-id.ts';

/** A match against bots in this browser, as it is stored: like the server's, the log of its inputs. */
export interface LocalMatch {
  readonly id: string;
  /** Who plays it, if the browser knew. Only as this player is it handed to the server. */
  readonly player?: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly seats: readonly MatchSeat[];
  /** The player's seat. All others are bots. */
  readonly you: number;
  readonly secret: string;
  readonly contributions: readonly string[];
  readonly startedAt: number;
  readonly rows: readonly Row[];
  /** Match time when it was last stored. It stands still while nobody looks at the match. */
  readonly at: number;
  readonly isYourTurn: boolean;
  readonly endedAt?: number;
  readonly outcome?: Outcome;
  readonly isHandedOver?: true;
}

/** A row as browsers have stored undos before rows had kinds. */
interface OlderUndo {
  readonly seq: number;
  readonly at: number;
  readonly by: number;
  readonly takesBack: number;
}

/** The log of a match, whatever version of the app has stored it. */
export const rowsOf = ({ rows }: Pick<LocalMatch, 'rows'>): readonly Row[] =>
  rows.map((row: Row | OlderUndo): Row => {
    if (!('takesBack' in row)) return row;
    const { seq, at, by, takesBack } = row;
    return { kind: 'undo', seq, at, by, undoes: takesBack };
  });

/** Whether the player ended it without a result. */
export const isAbandoned = ({ endedAt, outcome }: LocalMatch): boolean =>
  endedAt !== undefined && outcome === undefined;

/** The record of a finished match. */
export const recordOf = (match: LocalMatch): MatchRecord => ({
  sesame: 1,
  game: match.game,
  rules: match.rules,
  options: match.options,
  seats: match.seats.map(({ name }) => name),
  inputs: effectiveInputs(rowsOf(match)).map(({ at, by, move }) => ({ at, by, move })),
  ...(match.outcome !== undefined && { outcome: match.outcome }),
  luck: { commitment: commitmentOf(match.secret), secret: match.secret, contributions: match.contributions },
});

/** The match in a list, beside those of the server. */
export const localSummary = (match: LocalMatch): MatchSummary => ({
  id: match.id,
  game: match.game,
  table: NO_TABLE,
  pace: { kind: 'none', perMove: 0, bank: 0 },
  rated: false,
  seats: [...match.seats],
  you: match.you,
  yourTurn: match.isYourTurn,
  plies: effectiveInputs(rowsOf(match)).length,
  startedAt: match.startedAt,
  offline: true,
  ...(match.endedAt !== undefined && { endedAt: match.endedAt }),
  ...(match.outcome !== undefined && { outcome: { ...match.outcome, ranks: [...match.outcome.ranks] } }),
});
