import { describeGame } from '@sesame/testkit';
import { rules } from '../rules/index.ts';
import { LAWS } from './laws.ts';
import { prepareAll } from './play.ts';

await prepareAll();

describeGame(rules, {
  golden: new URL('./golden/', import.meta.url),
  /** Reveals the card on top of the pile. */
  leak: (honest) => ({
    ...honest,
    view: (state, viewer) => ({ ...honest.view(state, viewer), next: state.pile[0] ?? null }),
  }),
  laws: LAWS,
  implied: (world, { move }) => (move.type === 'lay-out' ? { ...move, pile: world.pile } : move),
});
