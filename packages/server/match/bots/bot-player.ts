import { refuse, type Seat } from '@sesame/kernel';
import { makeId } from '../../lib/ids.ts';
import { botAt } from '../clock/match-clock.ts';
import { type InputRequest, NOT_SAVED } from '../input-pipeline.ts';
import type { Matches } from '../matches.ts';
import type { LiveMatch } from '../position.ts';
import type { RaceArbiter } from '../race/arbiter.ts';
import type { Answer, BotPool } from './worker-pool.ts';

export interface BotPlayerDeps {
  readonly pool: BotPool;
  readonly races: RaceArbiter;
  readonly matches: () => Pick<Matches, 'cached' | 'submitInput' | 'timeOf'>;
  /** Minimum milliseconds before a bot moves. */
  readonly pause: number;
  /** Factor on the human thinking time that a bot reports for its move. */
  readonly tempo: number;
  readonly budget: number;
  readonly onAnswered: (seconds: number) => void;
  readonly onFailed: (match: string, why: string) => void;
}

/** Plays bot seats: asks the worker pool with the seat's own view and submits the answer like any move. */
export const makeBotPlayer = ({ pool, races, matches, pause, tempo, budget, onAnswered, onFailed }: BotPlayerDeps) => {
  /** Seats with a pending question. They are not asked again until it is answered. */
  const thinking = new Set<string>();

  const answer = async ({ stored, rules, committed, revealAt }: LiveMatch, seat: Seat): Promise<Answer> => {
    const asked = performance.now();
    const { game, options } = stored;
    const question = { game, options, bot: botAt(stored, seat) ?? '', seat, seed: makeId(), budget };
    const answered = await pool.think({ ...question, view: rules.view(committed.state, seat) });
    onAnswered((performance.now() - asked) / 1000);
    // A bot sees a race when the players do.
    const begun = Math.max(asked, revealAt);
    const takes = 'takes' in answered && answered.takes !== undefined ? answered.takes * tempo : pause;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + takes - performance.now())));
    return answered;
  };

  /** A bot without a valid move plays the timeout move. */
  const playFallback = (match: LiveMatch, seat: Seat, why: string) => {
    onFailed(match.stored.id, why);
    const service = matches();
    const at = service.timeOf(match);
    const move = match.rules.fallback(match.head.state, seat);
    if (move === 'forfeit') service.submitInput(match, { input: { at, by: 'clock', move: { type: 'forfeit', seat } } });
    else service.submitInput(match, { input: { at, by: seat, move } });
  };

  const ask = async (match: LiveMatch, seat: Seat): Promise<void> => {
    const { id } = match.stored;
    const { seq } = match.committed;
    const mark = `${id} ${seat}`;
    if (thinking.has(mark)) return;
    thinking.add(mark);
    const answered = await answer(match, seat);
    thinking.delete(mark);

    const service = matches();
    const current = service.cached(id);
    if (current === undefined || !current.head.awaits.seats.includes(seat)) return;
    // Its player took the seat back.
    if (botAt(current.stored, seat) === undefined) return;
    const move = 'error' in answered ? refuse('no-answer', answered.error) : current.rules.parseMove(answered.move);
    if (!move.ok) return playFallback(current, seat, move.error.message);
    const asked: InputRequest = {
      input: { at: service.timeOf(current), by: seat, move: move.value },
      key: `bot ${seq}`,
      requester: {
        subscriber: undefined,
        requestId: 0,
        onDone: () => {},
        // If the match has moved on, retry on the new state; otherwise fall back to the timeout move.
        onRefused: ({ code, message }) => {
          // The store is unreachable: the match comes due again once it is back, and the bot is asked again.
          if (code === NOT_SAVED.code) return;
          if (current.head.seq > seq) {
            if (current.head.awaits.seats.includes(seat)) void ask(current, seat);
          } else playFallback(current, seat, message);
        },
      },
    };
    if (current.rules.race === undefined || !races.isClaim(current, move.value))
      return service.submitInput(current, asked);
    const shown = current.rules.race?.shown(current.head.state, seat) ?? 0;
    const took = Math.min(service.timeOf(current) - shown, performance.now() - current.revealAt);
    races.claim(current, asked, { claimed: took, latency: undefined, arrived: took });
  };
  return ask;
};
