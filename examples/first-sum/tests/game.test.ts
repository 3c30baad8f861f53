import { describeGame } from '@sesame/testkit';
import { isRight, PAIRS, rules } from '../rules/index.ts';

describeGame(rules, {
  golden: new URL('./golden/', import.meta.url),
  /** Tells the number before the round is shown. */
  leak: (honest) => ({
    ...honest,
    view: (state, viewer) => ({
      ...honest.view(state, viewer),
      target: 'deal' in state.stage ? state.stage.deal.target : 0,
    }),
  }),
  laws: [
    {
      name: 'FS1: exactly one pair adds up',
      holds: ({ stage }) => !('deal' in stage) || PAIRS.filter((pair) => isRight(stage.deal, pair)).length === 1,
    },
    {
      name: 'FS3: at most one point per round, unless times do not count or are equal',
      holds: ({ points, round, options }) =>
        options.untimed || options.apart || points.reduce((sum, own) => sum + own, 0) <= round,
    },
  ],
});
