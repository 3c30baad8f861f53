import { type AnyRules, type Input, makeRng, parseInput, play, replay, seatsOf } from '@sesame/kernel';
import { brokenInputs, type HostileInput, randomInputs } from './hostile-inputs.ts';
import { type Check, type Flaw, recordOf } from './match-check.ts';
import { type AnyPosition, describeError, type RandomMatch, timeOf } from './random-match.ts';

export interface FuzzHints {
  /** Moves that a seat may make out of turn, besides resigning. */
  anytime?(move: unknown): boolean;
}

/** Hostile inputs are refused at every ply, without an exception and without changing the state. */
export const refusesHostileInputs =
  (hints: FuzzHints = {}): Check =>
  (rules, match) => {
    const seed = makeRng(`${match.setting.seed} hostile`)() | 0;
    for (const position of match.positions) {
      const next = match.positions[position.ply + 1]?.input ?? {
        at: timeOf(position),
        by: 0,
        move: { type: 'resign' },
      };
      const attempts = [
        ...brokenInputs(next),
        ...randomInputs(next, 6, seed + position.ply),
        ...outOfPlace(rules, { match, position, next }, hints),
      ];
      const before = JSON.stringify(position.state);
      for (const attempt of attempts) {
        const flaw = tryInput(rules, match, { position, attempt });
        if (flaw !== undefined) return flaw;
      }
      if (JSON.stringify(position.state) !== before)
        return { ply: position.ply, what: 'a refused input changed the state' };
    }
    return backInTime(rules, match) ?? pollution(match);
  };

const tryInput = (
  rules: AnyRules,
  { setting }: RandomMatch,
  { position: { state, ply }, attempt: { what, json } }: { position: AnyPosition; attempt: HostileInput },
): Flaw | undefined => {
  try {
    const input = parseInput(rules, json, setting.seats);
    if (!input.ok || !play(rules, state, input.value).ok) return undefined;
    return { ply, tried: json, what: `it accepts an input that is ${what}` };
  } catch (error) {
    return { ply, tried: json, what: `for an input that is ${what}, ${describeError(error)}` };
  }
};

interface FuzzPosition {
  readonly match: RandomMatch;
  readonly position: AnyPosition;
  readonly next: Input<unknown>;
}

/** Inputs that would be legal at another time or from another actor. */
const outOfPlace = (
  rules: AnyRules,
  { match, position, next }: FuzzPosition,
  hints: FuzzHints,
): readonly HostileInput[] => {
  const { state } = position;
  const at = timeOf(position);
  const inputs = match.positions.flatMap(({ input }) => input ?? []);
  if (rules.outcome(state) !== undefined)
    return inputs.map((input) => ({ what: 'after the end', json: { ...input, at } }));

  const { seats, clock, chance } = rules.awaits(state);
  const everyone = seatsOf(match.setting.seats);
  const idle = everyone.filter((seat) => !seats.includes(seat));
  const bySeats = new Set(inputs.flatMap(({ by, move }) => (typeof by === 'number' ? [typeOf(move)] : [])));
  const byOthers = new Map(inputs.flatMap(({ by, move }) => (typeof by === 'number' ? [] : [[typeOf(move), move]])));
  const foreign = [...byOthers].flatMap(([type, move]) => (bySeats.has(type) ? [] : [move]));
  const early = clock === undefined || at < clock.at;

  const outOfTurn = typeof next.by === 'number' && !isAnytime(next.move, hints) ? idle : [];
  return [
    ...outOfTurn.map((by) => ({ what: 'out of turn', json: { ...next, at, by } })),
    ...(next.by === 'chance' ? everyone.map((by) => ({ what: 'chance’s', json: { ...next, at, by } })) : []),
    ...foreign.flatMap((move) => everyone.map((by) => ({ what: 'not a seat’s', json: { at, by, move } }))),
    ...everyone.map((by) => ({ what: 'the clock’s', json: { at, by, move: { type: 'forfeit', seat: 0 } } })),
    ...(early ? [{ what: 'not the clock’s', json: { at, by: 'clock', move: { type: 'resign' } } }] : []),
    ...(early && typeof next.by === 'number' ? [{ what: 'not the clock’s', json: { ...next, at, by: 'clock' } }] : []),
    ...(chance === true || typeof next.by === 'number'
      ? [{ what: 'not chance’s', json: { at, by: 'chance', move: { type: 'resign' } } }]
      : []),
  ];
};

const typeOf = (move: unknown): unknown => Object(move).type;

const isAnytime = (move: unknown, hints: FuzzHints): boolean =>
  typeOf(move) === 'resign' || hints.anytime?.(move) === true;

/** A legal input with a time before the previous one, checked by replaying the record. */
const backInTime = (rules: AnyRules, match: RandomMatch): Flaw | undefined => {
  const before = match.positions.find((position) => timeOf(position) >= 1);
  const next = before && match.positions[before.ply + 1];
  if (before === undefined || next === undefined) return undefined;
  const flaw = {
    ply: before.ply,
    tried: { ...next.input, at: timeOf(before) - 1 },
    what: 'it accepts an input that is before the last one',
  };
  return replay(rules, recordOf(rules, match, flaw)).ok ? flaw : undefined;
};

const pollution = ({ positions }: RandomMatch): Flaw | undefined =>
  'polluted' in {} ? { ply: positions.length - 1, what: 'an input polluted Object.prototype' } : undefined;
