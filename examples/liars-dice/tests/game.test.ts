import { describeGame } from '@sesame/testkit';
import { rules } from '../rules/index.ts';

describeGame(rules, {
  golden: new URL('./golden/', import.meta.url),
  /** Shows everybody how many sixes lie on the table. */
  leak: (honest) => ({
    ...honest,
    view: (state, viewer) => ({
      ...honest.view(state, viewer),
      sixes: state.hands?.flat().filter((face) => face === 6).length,
    }),
  }),
  laws: [
    {
      name: 'LD5: every round costs one die',
      holds: ({ dice, options, round }) =>
        dice.reduce((sum, count) => sum + count, 0) === dice.length * options.dice - (round - 1),
    },
    { name: 'LD7: it is the turn of a seat that has dice', holds: ({ dice, turn }) => dice[turn] !== 0 },
    {
      name: 'LD4: bids rise',
      holds: ({ bids }) =>
        bids.every(({ count, face }, at) => {
          const before = bids[at - 1];
          return before === undefined || 10 * count + face > 10 * before.count + before.face;
        }),
    },
  ],
});
