import { bots, treeFollower } from '@sesame/crack-the-code/bots';
import { rules, type View } from '@sesame/crack-the-code/rules';
import { type AnyRules, makeRng, parseOptions } from '@sesame/kernel';
import { playHeadless } from '@sesame/simulator';
import type { BenchRow } from '../benches.ts';

const MATCHES = 20_000;
const BUDGET_MS = 200;

/** The top bot against a player who hides any code and follows the decision tree. Seats alternate. */
export const benchCrackTheCodeRace = async (): Promise<readonly BenchRow[]> => {
  const top = bots.at(-1);
  const options = parseOptions(rules.options, {});
  if (top === undefined || !options.ok) throw new Error('nothing to play');
  const scores = Array.from({ length: MATCHES }, (_, match) => {
    const own = match % 2;
    const rng = makeRng(`race ${match}`);
    const played = playHeadless(rules as AnyRules, {
      seats: 2,
      options: options.value,
      seed: `race ${match}`,
      choose: (state, seat) => {
        const player = seat === own ? top : treeFollower;
        return { move: player.play((rules as AnyRules).view(state, seat) as View, { seat, rng, budget: BUDGET_MS }) };
      },
    });
    if (!played.ok) throw new Error(played.error.message);
    const { ranks } = played.value.outcome;
    const [mine = 0, theirs = 0] = [ranks[own], ranks[1 - own]];
    return mine === theirs ? 0.5 : Number(mine < theirs);
  });
  const mean = scores.reduce((sum, score) => sum + score, 0) / MATCHES;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (MATCHES - 1);
  const margin = 1.96 * Math.sqrt(variance / MATCHES);
  return [
    {
      matches: MATCHES,
      'points per match': mean.toFixed(4),
      '95%': `${(mean - margin).toFixed(4)}–${(mean + margin).toFixed(4)}`,
    },
  ];
};
