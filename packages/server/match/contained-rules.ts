import { type AnyRules, type Race, type Refusal, type Result, refuse, type Viewer } from '@sesame/kernel';

/** Why an input of a match is refused whose game has failed. */
export const GAME_FAILED: Refusal = {
  code: 'game-failed',
  message: 'The rules of this game have failed, so the match has ended without a result.',
};

const FAILED: Result<never> = refuse(GAME_FAILED.code, GAME_FAILED.message);

/**
 * The rules of one match of a game from outside, once it is loaded. If they throw, the match is over: it is told once, and from then on all
 * functions answer that nothing happens any more, without asking the game. So nothing that the server does with a match has
 * to expect that its rules throw.
 */
export const containRules = (rules: AnyRules, onFailure: (error: unknown) => void): AnyRules => {
  let hasFailed = false;
  const fail = (error: unknown) => {
    if (!hasFailed) onFailure(error);
    hasFailed = true;
  };
  const lastViews = new Map<Viewer, unknown>();
  const guard =
    <Args extends readonly unknown[], Answer>(work: (...args: Args) => Answer, otherwise: (...args: Args) => Answer) =>
    (...args: Args): Answer => {
      if (hasFailed) return otherwise(...args);
      try {
        return work(...args);
      } catch (error) {
        fail(error);
        return otherwise(...args);
      }
    };

  return {
    ...rules,
    ...(rules.race && { race: containRace(rules.race, guard) }),
    setup: guard(rules.setup, () => ({})),
    parseMove: guard(rules.parseMove, () => FAILED),
    awaits: guard(rules.awaits, () => ({ seats: [] })),
    draw: guard(rules.draw, () => null),
    apply: guard(rules.apply, () => FAILED),
    outcome: guard(rules.outcome, () => undefined),
    view: guard(
      (state, viewer) => {
        const view = rules.view(state, viewer);
        lastViews.set(viewer, view);
        return view;
      },
      // What they saw last. A screen without a view says only that the match has ended.
      (_, viewer) => lastViews.get(viewer) ?? null,
    ),
    ...(rules.seals && { seals: guard(rules.seals, () => []) }),
    resample: guard(rules.resample, (state) => state),
    sample: guard(rules.sample, () => null),
    fallback: guard(rules.fallback, () => null),
  };
};

/** Rules that have failed already, for a match that is only shown as ended. */
export const failedRules = (rules: AnyRules): AnyRules => {
  const failed = containRules({ ...rules, setup: throwFailed }, () => {});
  failed.setup(0, {});
  return failed;
};

const throwFailed = (): never => {
  throw new Error('the rules have failed');
};

type Guard = <Args extends readonly unknown[], Answer>(
  work: (...args: Args) => Answer,
  otherwise: (...args: Args) => Answer,
) => (...args: Args) => Answer;

const containRace = (race: Race<unknown, unknown>, guard: Guard): Race<unknown, unknown> => ({
  ...race,
  shown: guard(race.shown, () => undefined),
  isClaim: guard(race.isClaim, () => false),
  isRight: guard(race.isRight, () => false),
  lastWinner: guard(race.lastWinner, () => undefined),
  isReadying: guard(race.isReadying, () => false),
});
