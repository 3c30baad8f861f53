import { describeGame } from '@sesame/testkit';
import { rules } from './rules.ts';

describeGame(rules, {
  golden: new URL('./golden/', import.meta.url),
  /** Reveals whether anybody has the highest card. */
  leak: (honest) => ({
    ...honest,
    view: (state, viewer) => ({
      ...honest.view(state, viewer),
      hasHighest: state.cards.includes(state.options.highest),
    }),
  }),
});
