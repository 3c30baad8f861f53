import { type Input, ok, type Result, refuse, type Step, sealOf, type Told } from '@sesame/kernel';
import { parseCode } from './codes.ts';
import { answer } from './pins.ts';
import type { Event, Guess, Move, Place, Side, State } from './state.ts';
import { bothHidden, endOf, isEqualising, otherOf, turnOf } from './turn.ts';

type Applied = Result<Step<State, Event>>;
type Hide = Extract<Move, { type: 'hide' }>;

export const apply = (state: State, { by, move }: Input<Move>): Applied => {
  if (endOf(state) !== undefined) return refuse('match-over', 'The match is over.');
  if (by === 'chance') return refuse('no-chance', 'This game has no chance moves.');
  if (by === 'clock') {
    if (move.type !== 'forfeit') return refuse('not-for-the-clock', 'The clock can only forfeit a seat.');
    return isPlace(move.seat) ? leave(state, move.seat, 'forfeited') : noSuchSeat();
  }
  if (!isPlace(by)) return noSuchSeat();
  switch (move.type) {
    case 'hide':
      return hide(state, by, move);
    case 'guess':
      return guess(state, by, move.code);
    case 'resign':
      return leave(state, by, 'resigned');
    case 'forfeit':
      return refuse('only-the-clock', 'Only the clock can forfeit a seat.');
  }
};

const isPlace = (seat: number): seat is Place => seat === 0 || seat === 1;

const noSuchSeat = () => refuse('no-such-seat', 'This match has two seats.');

/** CC5: once per seat, in any order. */
const hide = (state: State, seat: Place, { code: text, salt }: Hide): Applied => {
  if (state.seats[seat].code !== undefined) return refuse('already-hidden', 'You have already hidden your code.');
  const code = parseCode(state.options, text);
  if (!code.ok) return code;
  // CC19
  const sealed = salt === undefined ? {} : { sealed: { salt, seal: sealOf(salt, code.value) } };
  const next = withSide(state, seat, { ...state.seats[seat], code: code.value, ...sealed });
  return ok({ state: next, events: [toAll({ type: 'hidden', seat })] });
};

/** CC6, CC8: players guess in turn; the pins are public. */
const guess = (state: State, seat: Place, text: string): Applied => {
  const secret = state.seats[otherOf(seat)].code;
  if (secret === undefined || !bothHidden(state)) {
    return refuse('hide-first', 'You can guess once both codes are hidden.');
  }
  if (turnOf(state) !== seat) return refuse('not-your-turn', 'It’s the other player’s turn.');
  const code = parseCode(state.options, text);
  if (!code.ok) return code;
  const { guesses, ...side } = state.seats[seat];
  const made: Guess = { code: code.value, ...answer(secret, code.value) };
  const next = withSide(state, seat, { ...side, guesses: [...guesses, made] });
  const last = isEqualising(state) ? { equalising: true as const } : {};
  const guessed = toAll({ type: 'guessed', seat, attempt: guesses.length + 1, ...made, ...last });
  const after = isEqualising(next) ? [toAll({ type: 'equalising' })] : endings(next);
  return ok({ state: next, events: [guessed, ...after] });
};

/** CC13, CC14: a seat that resigns or forfeits loses. */
const leave = (state: State, seat: Place, how: 'resigned' | 'forfeited'): Applied => {
  const next: State = { ...state, left: { seat, how } };
  return ok({ state: next, events: endings(next) });
};

const withSide = (state: State, seat: Place, side: Side): State => {
  const [first, second] = state.seats;
  return { ...state, seats: seat === 0 ? [side, second] : [first, side] };
};

const toAll = (event: Event): Told<Event> => ({ to: 'all', event });

const endings = (state: State): readonly Told<Event>[] => {
  const end = endOf(state);
  return end === undefined ? [] : [toAll({ type: 'over', ...end })];
};
