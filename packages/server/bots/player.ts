import { refuse, type Seat } from '@sesame/kernel';
import { makeId } from '../ids.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { Matches } from '../matches/matches.ts';
import type { Answer, BotPool } from './pool.ts';

export interface BotPlayerNeeds {
  readonly pool: BotPool;
  readonly matches: () => Pick<Matches, 'cached' | 'play' | 'timeOf'>;
  /** At least so long passes before a bot moves. */
  readonly pause: number;
  readonly budget: number;
  readonly thought: (seconds: number) => void;
  readonly failed: (match: string, why: string) => void;
}

/** Plays the seats of bots: asks the pool with the seat's own view and plays what it answers, like anybody's move. */
export const makeBotPlayer = ({ pool, matches, pause, budget, thought, failed }: BotPlayerNeeds) => {
  const thinking = new Set<string>();

  const answer = async (match: LiveMatch, seat: Seat): Promise<Answer> => {
    const { stored, rules, shown } = match;
    const started = performance.now();
    const question = { game: stored.game, bot: stored.seats[seat]?.bot ?? '', seat, seed: makeId(), budget };
    const [answered] = await Promise.all([
      pool.think({ ...question, view: rules.view(shown.state, seat) }),
      new Promise((rested) => setTimeout(rested, pause)),
    ]);
    thought((performance.now() - started) / 1000);
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
    const mark = `${id} ${seq} ${seat}`;
    if (thinking.has(mark)) return;
    thinking.add(mark);
    const answered = await answer(match, seat);
    thinking.delete(mark);

    const house = matches();
    const current = house.cached(id);
    if (current === undefined || !current.tip.awaits.seats.includes(seat)) return;
    const move = 'error' in answered ? refuse('no-answer', answered.error) : current.rules.parseMove(answered.move);
    if (!move.ok) return rescue(current, seat, move.error.message);
    house.play(current, {
      input: { at: house.timeOf(current), by: seat, move: move.value },
      key: `bot ${seq}`,
      asker: {
        watcher: undefined,
        ask: 0,
        done: () => {},
        // Something happened while it thought: it thinks again. Otherwise it is at its wits' end.
        refused: ({ message }) => void (current.tip.seq > seq ? ask(current, seat) : rescue(current, seat, message)),
      },
    });
  };
  return ask;
};
