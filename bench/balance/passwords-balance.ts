import { type AnyBot, type AnyRules, makeRng, seatsOf } from '@sesame/kernel';
import { bots } from '@sesame/passwords/bots';
import { type Count, LANGUAGES, type Move, type Options, rules } from '@sesame/passwords/rules';
import { meanOf, playHeadless } from '@sesame/simulator';
import type { BenchRow } from '../benches.ts';

const MATCHES_PER_TABLE = 200;
const BOT_IDS = ['novice', 'reader', 'scholar', 'safecracker'];

/** Length and first-player advantage of Passwords matches between equal bots, each with its own deal. */
export const balancePasswords = async (): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const language of LANGUAGES) {
    const options: Options = { language, strict: true, equalTurns: false, dictionary: 1 };
    await rules.prepare?.(options);
    for (const id of BOT_IDS) {
      for (const seats of [2, 3, 4, 5]) {
        const matches = Array.from({ length: MATCHES_PER_TABLE }, (_, deal) =>
          playMirrorMatch(id, seats, { options, deal }),
        );
        rows.push({ language, bots: id, seats, ...figuresOf(matches) });
      }
    }
  }
  return rows;
};

/** Figures of one match. */
interface MatchFigures {
  /** Turns per player. */
  readonly turns: number;
  /** Stones laid per turn. */
  readonly stones: number;
  readonly safes: number;
  /** The starting player's share of the win. */
  readonly starterShare: number;
}

const figuresOf = (matches: readonly MatchFigures[]): BenchRow => {
  const mean = (of: (match: MatchFigures) => number) => meanOf(matches.map(of));
  return {
    'turns per player': mean(({ turns }) => turns).toFixed(1),
    'stones per turn': mean(({ stones }) => stones).toFixed(1),
    'safes locked': mean(({ safes }) => safes).toFixed(1),
    'won by the starting player, %': Math.round(100 * mean(({ starterShare }) => starterShare)),
  };
};

const playMirrorMatch = (
  id: string,
  seats: number,
  { options, deal }: { options: Options; deal: number },
): MatchFigures => {
  const bot = (bots as readonly AnyBot[]).find((one) => one.id === id);
  if (bot === undefined) throw new Error(`unknown bot ${id}`);
  const seed = `balance ${options.language} ${seats} ${deal}`;
  const luck = seatsOf(seats).map((seat) => makeRng(`${seed} seat ${seat}`));
  const played = playHeadless(rules as AnyRules, {
    seats,
    options,
    seed,
    choose: (state, seat) => {
      const rng = luck[seat];
      if (rng === undefined) throw new Error(`seat ${seat} has no bot`);
      return { move: bot.play((rules as AnyRules).view(state, seat), { seat, rng, budget: 1_000 }) };
    },
  });
  if (!played.ok) throw new Error(played.error.message);
  const { ranks, safes } = played.value.outcome as Count;
  const [first, ...moves] = played.value.inputs.map(({ move }) => move as Move);
  const starter = first?.type === 'lay-out' ? first.starter : 0;
  const stones = moves.reduce((sum, move) => sum + (move.type === 'word' ? move.safes.length : 0), 0);
  return {
    turns: moves.length / seats,
    stones: stones / moves.length,
    safes: safes.reduce((sum, cards) => sum + cards, 0),
    starterShare: ranks[starter] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0,
  };
};
