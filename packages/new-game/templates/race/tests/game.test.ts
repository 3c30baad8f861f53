import { describeGame } from '@sesame/testkit';
import { rules } from '../rules/index.ts';

/** Random matches with every number of seats: that they end, refuse nothing legal, keep secrets, replay, and more. */
describeGame(rules, {
  golden: new URL('./golden/', import.meta.url),
  /** A leak on purpose, to show that the secrecy test would find one: what others answered in their own time. */
  leak: (honest) => ({
    ...honest,
    view: (state, viewer) => ({
      ...honest.view(state, viewer),
      answers: state.racers.map(({ answer }) => answer?.cell ?? -1),
    }),
  }),
  laws: [
    {
      name: 'XX4: nobody answers before their race has begun',
      holds: ({ racers }) => racers.every(({ shownAt, answer }) => answer === undefined || shownAt !== undefined),
    },
  ],
});
