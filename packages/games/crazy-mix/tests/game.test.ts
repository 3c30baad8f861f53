import { describeGame } from '@sesame/testkit';
import { MIX, rules } from '../rules/index.ts';
import { HINTS } from './hints.ts';
import { LAWS } from './laws.ts';

describeGame(rules, {
  golden: new URL('./golden/', import.meta.url),
  /** Planted leak: tells everyone whether the Crazy Mix card is in the upper half of the pile. */
  leak: (honest) => ({
    ...honest,
    view: (state, viewer) => ({
      ...honest.view(state, viewer),
      soon: state.pile.slice(0, state.pile.length / 2).includes(MIX),
    }),
  }),
  laws: LAWS,
  ...HINTS,
  matches: 7, // Live matches with every number of seats; for apart matches see secrecy.test.ts.
});
