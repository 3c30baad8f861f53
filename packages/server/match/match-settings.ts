import { type AnyRules, ok, parseOptions, type Result, recommendedOptions, refuse } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import type { Games } from '../lib/games.ts';
import type { StoredTable } from '../store/store.ts';

/** Game, options and time control of a table. */
export type MatchSettings = Pick<StoredTable, 'game' | 'options' | 'pace'>;

export const WRONG_SEATS = refuse('wrong-seats', 'This game can’t be played with that many players.');
const NO_CLOCK: TimeControl = { kind: 'none', perMove: 0, bank: 0 };

/** Validates requested settings and fills in what the game recommends. */
export const parseMatchSettings = (
  games: Pick<Games, 'rulesOf'> & Partial<Pick<Games, 'isOff'>>,
  { game, options = {}, pace = NO_CLOCK }: Partial<MatchSettings> & Pick<MatchSettings, 'game'>,
): Result<{ readonly rules: AnyRules; readonly terms: MatchSettings }> => {
  const rules = games.rulesOf(game);
  if (rules === undefined) return refuse('no-game', 'This server doesn’t have this game.');
  if (games.isOff?.(game)) return refuse('game-off', 'This game has failed too often and is switched off.');
  const chosen = parseOptions(rules.options, {
    ...recommendedOptions(rules.options),
    ...readyOption(rules),
    ...options,
  });
  if (!chosen.ok) return chosen;
  const normalized = normalizeTimeControl(pace);
  const paced = pacedOptions(rules, chosen.value as MatchSettings['options'], normalized);
  return ok({ rules, terms: { game, options: paced, pace: normalized } });
};

/** Nobody is raced before they are ready, unless the options say so. */
const readyOption = ({ race }: AnyRules): MatchSettings['options'] =>
  race?.ready === undefined ? {} : { [race.ready]: true };

/** Whether it does not matter who is first. Ratings of races measure speed, so such matches are not rated. */
const isUntimed = ({ race }: AnyRules, options: MatchSettings['options']): boolean =>
  race !== undefined && options[race.untimed] === true;

/** Whether matches with these settings can be rated: with a clock, and if being first matters in a race. */
export const canBeRated = (rules: AnyRules, { options, pace }: Pick<MatchSettings, 'options' | 'pace'>): boolean =>
  pace.kind !== 'none' && !isUntimed(rules, options);

/** By correspondence, races are not played simultaneously. */
const pacedOptions = (
  { race }: AnyRules,
  options: MatchSettings['options'],
  pace: TimeControl,
): MatchSettings['options'] =>
  race !== undefined && pace.kind === 'correspondence' ? { ...options, [race.apart]: true } : options;

/** A time control without any time gets one minute per move: the match would time out at once. */
export const normalizeTimeControl = (pace: TimeControl): TimeControl => {
  if (pace.kind === 'none') return NO_CLOCK;
  return pace.perMove + pace.bank > 0 ? pace : { ...pace, perMove: 60 };
};

export const isSeatCountAllowed = ({ seats }: AnyRules, count: number): boolean =>
  count >= seats.min && count <= seats.max;
