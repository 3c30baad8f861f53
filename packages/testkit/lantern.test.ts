import type { Input } from '@sesame/kernel';
import { lantern, type Move, type State } from '@sesame/kernel/lantern';
import { describeGame } from './index.ts';

/** The kit on a small game that has everything: it passes. What the kit finds is tested beside it. */
describeGame(lantern, {
  golden: new URL('./golden/', import.meta.url),
  leak: (honest) => ({
    ...honest,
    view: (state, viewer) => ({
      ...honest.view(state, viewer),
      brightest: Math.max(...state.lanterns.map(({ wick }) => wick)),
    }),
  }),
  laws: [
    {
      name: 'flames stay within the oil',
      holds: ({ lanterns, options }) => lanterns.every(({ flame }) => flame <= (options.oil === 'thin' ? 4 : 9)),
    },
    {
      name: 'a lantern that is lit stays as it is until the next deal',
      holds: ({ lanterns }, { before, input }) =>
        input?.by === 'chance' ||
        before === undefined ||
        before.lanterns.every((one, seat) => !one.lit || one === lanterns[seat]),
    },
  ],
  implied: (world: State, input: Input<Move>): Move =>
    input.move.type === 'deal' ? { type: 'deal', wicks: world.lanterns.map(({ wick }) => wick) } : input.move,
});
