import type { Seat, Step } from '@sesame/kernel';
import { isSingle } from './picture.ts';
import { nextRound, outcome } from './round.ts';
import { type Answer, type Event, LIMIT_MS, type RoundResult, type State } from './state.ts';

const NO_ANSWER: Answer = { time: LIMIT_MS };

/** XX6: counts a round and begins the next. */
export const settle = (state: State): Step<State, Event> => {
  const { racers, picture = [], options } = state;
  const answers = racers.map(({ answer = NO_ANSWER }) => answer);
  const isRight = ({ cell }: Answer) => isSingle(picture, cell);
  const fastest = Math.min(...answers.filter(isRight).map(({ time }) => time));
  const wins = (answer: Answer) => isRight(answer) && (options.untimed || answer.time === fastest);
  const winners = answers.flatMap((answer, seat): readonly Seat[] => (wins(answer) ? [seat] : []));
  // #if hidden
  const stakes = racers.map(({ stake }) => stake);
  const last: RoundResult = { picture, answers, stakes, winners };
  // #else
  //: const last: RoundResult = { picture, answers, winners };
  // #endif
  const scores = state.scores.map((score, seat) => score + pointsOf(last, seat));
  const next = { ...nextRound(state), scores, last };
  const end = outcome(next);
  return {
    state: next,
    events: [
      { to: 'all', event: { type: 'settled', round: state.round, ...last } },
      ...(end ? [{ to: 'all', event: { type: 'over', outcome: end } } as const] : []),
    ],
  };
};

/** XX6: what a seat wins or loses in a round. */
export const pointsOf = (result: RoundResult, seat: Seat): number => {
  const { picture, answers, winners } = result;
  // #if hidden
  const stake = result.stakes[seat] ?? 1;
  // #else
  //: const stake = 1;
  // #endif
  const cell = answers[seat]?.cell;
  if (winners.includes(seat)) return stake;
  return cell === undefined || isSingle(picture, cell) ? 0 : -stake;
};
