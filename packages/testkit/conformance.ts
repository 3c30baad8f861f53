import { type AnyRules, type Input, makeRng, play, type Seat, sameJson, seatsOf, viewersOf } from '@sesame/kernel';
import type { Check, Flaw } from './match-check.ts';
import { findNonJson, throughJson, writesSame } from './plain-json.ts';
import { type AnyPosition, type RandomMatch, timeOf } from './random-match.ts';

/** Applies a check to every position. */
const everywhere =
  (check: (rules: AnyRules, position: AnyPosition, match: RandomMatch) => string | Flaw | undefined): Check =>
  (rules, match) => {
    for (const position of match.positions) {
      const flaw = check(rules, position, match);
      if (flaw !== undefined) return typeof flaw === 'string' ? { ply: position.ply, what: flaw } : flaw;
    }
    return undefined;
  };

/** Whether seats may act: the match is running and does not wait for chance. */
const seatsMayAct = (rules: AnyRules, { state }: AnyPosition): boolean =>
  rules.outcome(state) === undefined && rules.awaits(state).chance !== true;

const refusalOf = (rules: AnyRules, { state, ply }: AnyPosition, input: Input<unknown>): Flaw | undefined => {
  const step = play(rules, state, input);
  if (step.ok) return undefined;
  return { ply, tried: input, what: `${JSON.stringify(input)} was refused: ${step.error.code}, ${step.error.message}` };
};

const ends: Check = (_, { positions, trouble }) =>
  trouble === undefined ? undefined : { ply: positions.length - 1, what: trouble };

const ranksEverySeat: Check = (_, { outcome, positions, setting }) => {
  if (outcome === undefined) return undefined;
  const { ranks } = outcome;
  const proper = ranks.every((rank) => Number.isInteger(rank) && rank >= 1 && rank <= setting.seats);
  return ranks.length === setting.seats && proper && ranks.includes(1)
    ? undefined
    : { ply: positions.length - 1, what: `${setting.seats} seats have the ranks ${JSON.stringify(ranks)}` };
};

/** Everything that can be read from a state. */
const readingsOf = (rules: AnyRules, state: unknown, seats: number) => ({
  awaits: rules.awaits(state),
  outcome: rules.outcome(state) ?? {},
  views: viewersOf(seats).map((viewer) => rules.view(state, viewer)),
});

const survivesJson = everywhere((rules, { state, input, events, ply }, { positions, setting }) => {
  const read = readingsOf(rules, state, setting.seats);
  const lost =
    findNonJson(state, 'state') ??
    findNonJson(read.views, 'views') ??
    findNonJson(events, 'events') ??
    findNonJson(read.awaits, 'awaits') ??
    findNonJson(read.outcome, 'outcome');
  if (lost !== undefined) return lost;
  if (!writesSame(readingsOf(rules, throughJson(state), setting.seats), read)) {
    return 'a state differs after a JSON round trip';
  }
  const before = positions[ply - 1];
  if (input === undefined || before === undefined) return undefined;
  const again = play(rules, throughJson(before.state), throughJson(input));
  return again.ok && writesSame(again.value, { state, events })
    ? undefined
    : 'a state continues differently after a JSON round trip';
});

const acceptsFallbacks = everywhere((rules, position) => {
  if (!seatsMayAct(rules, position)) return undefined;
  for (const seat of rules.awaits(position.state).seats) {
    const move = rules.fallback(position.state, seat);
    if (move === 'forfeit' && !rules.resignable) return 'fallback forfeits, but the game is not resignable';
    const flaw = refusalOf(rules, position, fallbackInput(seat, move, timeOf(position)));
    if (flaw !== undefined) return flaw;
  }
  return undefined;
});

const fallbackInput = (seat: Seat, move: unknown, at: number): Input<unknown> =>
  move === 'forfeit' ? { at, by: 'clock', move: { type: 'forfeit', seat } } : { at, by: seat, move };

const acceptsResignations = everywhere((rules, position, { positions, setting }) => {
  if (!rules.resignable || !seatsMayAct(rules, position)) return undefined;
  const earlier = positions.slice(0, position.ply + 1).flatMap(({ input }) => input ?? []);
  const gone = earlier.flatMap(({ by, move }) => (sameJson(move, { type: 'resign' }) ? by : []));
  for (const seat of seatsOf(setting.seats).filter((one) => !gone.includes(one))) {
    const at = timeOf(position);
    const flaw =
      refusalOf(rules, position, { at, by: seat, move: { type: 'resign' } }) ??
      refusalOf(rules, position, { at, by: 'clock', move: { type: 'forfeit', seat } });
    if (flaw !== undefined) return flaw;
  }
  return undefined;
});

const parsesItsMoves = everywhere((rules, position) => {
  const { state, input } = position;
  const { seats, clock } = rules.outcome(state) === undefined ? rules.awaits(state) : { seats: [] };
  const late = seatsMayAct(rules, position) ? seats.map((seat) => rules.fallback(state, seat)) : [];
  const moves = [input?.move, clock?.move, ...late].filter((move) => move !== undefined && move !== 'forfeit');
  const misread = moves.find((move) => {
    const read = rules.parseMove(throughJson(move));
    return !read.ok || !sameJson(read.value, move);
  });
  return misread === undefined ? undefined : `${JSON.stringify(misread)} is not parsed back to itself`;
});

/** Games without `imagine` pass: general bots cannot play them. */
const imaginesItsViews = everywhere((rules, position, { setting }) => {
  if (rules.imagine === undefined || !seatsMayAct(rules, position)) return undefined;
  const rng = makeRng(`${setting.seed} imagine ${position.ply}`);
  const { seats } = rules.awaits(position.state);
  for (const seat of seats) {
    const view = throughJson(rules.view(position.state, seat));
    const imagined = rules.imagine(view, seat, rng);
    if (!sameJson(rules.view(imagined, seat), view)) return `seat ${seat} has another view of what was imagined for it`;
    const flaw = unlikePosition(rules, position, { imagined: rules.resample(imagined, seat, rng), view, seat });
    if (flaw !== undefined) return flaw;
    const refusal = refusalOf(rules, position, {
      at: timeOf(position),
      by: seat,
      move: rules.sample(imagined, seat, rng),
    });
    if (refusal !== undefined) return refusal;
  }
  return undefined;
});

interface Imagined {
  readonly imagined: unknown;
  readonly view: unknown;
  readonly seat: Seat;
}

const unlikePosition = (rules: AnyRules, { state }: AnyPosition, { imagined, view, seat }: Imagined) => {
  if (!sameJson(rules.view(imagined, seat), view)) return `seat ${seat} has another view of what was resampled for it`;
  return sameJson(rules.awaits(imagined).seats, rules.awaits(state).seats)
    ? undefined
    : `what was imagined for seat ${seat} awaits the seats ${rules.awaits(imagined).seats.join(', ')}`;
};

/** Properties of every game, by name. */
export const CONFORMANCE: Readonly<Record<string, Check>> = {
  'random matches end, and nothing legal is refused': ends,
  'the outcome ranks every seat': ranksEverySeat,
  'states and views survive a JSON round trip': survivesJson,
  'the fallback of a seat that runs out of time is accepted': acceptsFallbacks,
  'any seat can resign if the game is resignable': acceptsResignations,
  'moves are parsed back from JSON unchanged': parsesItsMoves,
  'what is imagined from a view has that view': imaginesItsViews,
};
