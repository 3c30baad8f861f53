import { describeGame } from '@sesame/testkit';
import { rules } from '../rules/index.ts';
import { HINTS } from './hints.ts';
import { LAWS } from './laws.ts';

describeGame(rules, {
  golden: new URL('./golden/', import.meta.url),
  /** Everybody is told whether the first offer on seat 1's stall is a fake, as if all were spies. */
  leak: (honest) => ({
    ...honest,
    view: (state, viewer) => ({
      ...honest.view(state, viewer),
      fake: state.seats[1]?.stall[0]?.tile.endsWith('f') === true,
    }),
  }),
  laws: LAWS,
  ...HINTS,
  matches: 12, // every power with every number of seats: see secrecy.test.ts
});
