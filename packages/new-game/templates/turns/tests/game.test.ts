import { describeGame } from '@sesame/testkit';
import { rules } from '../rules/index.ts';
import { leftOf } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';

const crystalsIn = (state: State): number =>
  leftOf(state) + state.market.length + state.players.reduce((sum, { crystals }) => sum + crystals.length, 0);

/** Random matches with every number of seats: that they end, refuse nothing legal, keep secrets, replay, and more. */
describeGame(rules, {
  golden: new URL('./golden/', import.meta.url),
  // #if hidden
  /** A leak on purpose, to show that the secrecy test would find one: everybody's favourite. */
  leak: (honest) => ({
    ...honest,
    view: (state, viewer) => ({
      ...honest.view(state, viewer),
      favourites: state.players.map(({ favourite }) => favourite ?? ''),
    }),
  }),
  // #endif
  laws: [
    {
      name: 'XX1: no crystal is lost or made',
      holds: (state, { seats }) => crystalsIn(state) === 5 * (seats + 2),
    },
    {
      name: 'XX6: no colour is claimed twice',
      holds: ({ players }) => {
        const claims = players.flatMap(({ claim }) => claim ?? []);
        return new Set(claims).size === claims.length;
      },
    },
  ],
});
