import { describeGame } from '@sesame/testkit';
import { rules } from '../rules/index.ts';
import { HINTS } from './hints.ts';
import { LAWS } from './laws.ts';

describeGame(rules, {
  golden: new URL('./golden/', import.meta.url),
  /** Planted leak: tells everyone whether seat 1's chain begins with its lowest tile. */
  leak: (honest) => ({
    ...honest,
    view: (state, viewer) => {
      const finish = state.stage.type === 'race' ? state.stage.racers[1]?.finish : undefined;
      const first = finish?.type === 'done' ? (finish.chain[0]?.tile ?? 0) : 0;
      return { ...honest.view(state, viewer), high: first > 11 };
    },
  }),
  laws: LAWS,
  ...HINTS,
  matches: 9, // The first three are live and fair, the others have random options.
});
