import type { Seat, Viewer } from '@sesame/kernel';
import { isApart, isOver, limitOf, outcome } from './round.ts';
import type { RacerView, State, View } from './state.ts';

/** XX2, XX8: whether a viewer sees the picture: once their own race has begun, or the shared one. */
export const seesPicture = ({ options, racers }: State, viewer: Viewer): boolean =>
  isApart(options)
    ? viewer !== 'spectator' && racers[viewer]?.shownAt !== undefined
    : racers.some(({ shownAt }) => shownAt !== undefined);

/** XX8: apart, answers are secret until the round is over. */
export const seesAnswer = ({ options }: State, seat: Seat, viewer: Viewer): boolean =>
  !isApart(options) || seat === viewer;

/** What a seat may do now. */
export const mayOf = (state: State, seat: Seat): View['may'] => {
  const racer = state.racers[seat];
  // #if chance
  if (racer === undefined || isOver(state) || state.picture === undefined) return [];
  // #else
  //: if (racer === undefined || isOver(state)) return [];
  // #endif
  if (!racer.isReady) return ['ready'];
  return racer.shownAt === undefined || racer.answer !== undefined ? [] : ['point', 'pass'];
};

/**
 * What a viewer sees. It is built up from nothing: a secret that nobody wrote into it cannot leak, which is safer than
 * taking secrets out of the state.
 */
export const view = (state: State, viewer: Viewer): View => {
  const { options, round, picture, scores, last } = state;
  const end = outcome(state);
  const racers = state.racers.map((racer, seat): RacerView => {
    const { isReady, answer } = racer;
    return {
      isReady,
      isDone: answer !== undefined,
      ...(answer && seesAnswer(state, seat, viewer) && { answer }),
      // #if hidden
      // XX3: the own stake; those of others are secret.
      ...(isReady && seat === viewer && { stake: racer.stake }),
      // #endif
      score: scores[seat] ?? 0,
    };
  });
  const own = state.racers[viewer === 'spectator' ? 0 : viewer];
  const isShown = end === undefined && seesPicture(state, viewer);
  const endsAt = isShown && own ? limitOf(options, own) : undefined;
  return {
    round: Math.min(round, options.rounds),
    rounds: options.rounds,
    racers,
    ...(isShown && picture && { picture }),
    ...(isShown && own?.shownAt !== undefined && { shownAt: own.shownAt }),
    ...(endsAt !== undefined && { endsAt }),
    may: viewer === 'spectator' ? [] : mayOf(state, viewer),
    ...(last && { last }),
    ...(end && { end }),
  };
};
