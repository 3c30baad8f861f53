import { refuse, type Seat } from '@sesame/kernel';
import { makeId } from '../../lib/ids.ts';
import { botAt } from '../clock/match-clock.ts';
import { type AskedInput, NOT_SAVED } from '../input-pipeline.ts';
import type { Matches } from '../matches.ts';
import type { LiveMatch } from '../position.ts';
import type { Races } from '../race/arbiter.ts';
import type { Answer, BotPool } from './worker-pool.ts';

export interface BotPlayerNeeds {
  readonly pool: BotPool;
  readonly races: Races;
  readonly matches: () => Pick<Matches, 'cached' | 'play' | 'timeOf'>;
  /** At least so long passes before a bot moves. */
  readonly pause: number;
  /** What part of a person's time a bot takes that says how long it is. */
  readonly tempo: number;
  readonly budget: number;
  readonly thought: (seconds: number) => void;
  readonly failed: (match: string, why: string) => void;
}

/** Plays the seats of bots: asks the pool with the seat's own view and plays what it answers, like anybody's move. */
export const makeBotPlayer = ({ pool, races, matches, pause, tempo, budget, thought, failed }: BotPlayerNeeds) => {
  /** Seats that think, by match: whatever happens meanwhile, they finish their thought. */
  const thinking = new Set<string>();

  const answer = async ({ stored, rules, shown, curtainAt }: LiveMatch, seat: Seat): Promise<Answer> => {
    const asked = performance.now();
    const { game, options } = stored;
    const question = { game, options, bot: botAt(stored, seat) ?? '', seat, seed: makeId(), budget };
    const answered = await pool.think({ ...question, view: rules.view(shown.state, seat) });
    thought((performance.now() - asked) / 1000);
    // A bot sees a race when everybody does.
    const begun = Math.max(asked, curtainAt);
    const takes = 'takes' in answered && answered.takes !== undefined ? answered.takes * tempo : pause;
    await new Promise((rested) => setTimeout(rested, Math.max(0, begun + takes - performance.now())));
    return answered;
  };

  /** A bot that cannot answer plays as somebody whose time is up. */
  const rescue = (match: LiveMatch, seat: Seat, why: string) => {
    failed(match.stored.id, why);
    const house = matches();
    const at = house.timeOf(match);
    const move = match.rules.fallback(match.tip.state, seat);
    if (move === 'forfeit') house.play(match, { input: { at, by: 'clock', move: { type: 'forfeit', seat } } });
    else house.play(match, { input: { at, by: seat, move } });
  };

  const ask = async (match: LiveMatch, seat: Seat): Promise<void> => {
    const { id } = match.stored;
    const { seq } = match.shown;
    const mark = `${id} ${seat}`;
    if (thinking.has(mark)) return;
    thinking.add(mark);
    const answered = await answer(match, seat);
    thinking.delete(mark);

    const house = matches();
    const current = house.cached(id);
    if (current === undefined || !current.tip.awaits.seats.includes(seat)) return;
    // Its player took the seat back.
    if (botAt(current.stored, seat) === undefined) return;
    const move = 'error' in answered ? refuse('no-answer', answered.error) : current.rules.parseMove(answered.move);
    if (!move.ok) return rescue(current, seat, move.error.message);
    const asked: AskedInput = {
      input: { at: house.timeOf(current), by: seat, move: move.value },
      key: `bot ${seq}`,
      asker: {
        watcher: undefined,
        ask: 0,
        done: () => {},
        // Something happened while it thought: it thinks again. Otherwise it is at its wits' end.
        refused: ({ code, message }) => {
          // The store is away: the match is due again when it is back, and the bot is asked anew.
          if (code === NOT_SAVED.code) return;
          if (current.tip.seq > seq) {
            if (current.tip.awaits.seats.includes(seat)) void ask(current, seat);
          } else rescue(current, seat, message);
        },
      },
    };
    if (!races.isClaim(current, move.value)) return house.play(current, asked);
    const shown = current.rules.race?.shown(current.tip.state, seat) ?? 0;
    // It has seen the race when everybody did.
    const took = Math.min(house.timeOf(current) - shown, performance.now() - current.curtainAt);
    races.claim(current, asked, { claimed: took, trip: undefined, arrived: took });
  };
  return ask;
};
