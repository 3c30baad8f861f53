import { describeGame } from '@sesame/testkit';
import { rules } from '../rules/index.ts';
import { HINTS } from './hints.ts';
import { LAWS } from './laws.ts';

describeGame(rules, {
  golden: new URL('./golden/', import.meta.url),
  /** Planted leak: tells everybody whether the first offer of seat 1 is a fake. */
  leak: (honest) => ({
    ...honest,
    view: (state, viewer) => ({
      ...honest.view(state, viewer),
      fake: state.seats[1]?.stall[0]?.tile.endsWith('f') === true,
    }),
  }),
  laws: LAWS,
  ...HINTS,
  matches: 12, // secrecy.test.ts covers every power and number of seats
});
