import { seatOf } from '../../match/match-summary.ts';
import type { Matches } from '../../match/matches.ts';

/** Plays the timeout move for a player who has left a tournament. Not in a race, which has its own timing. */
export const makeForfeit =
  (matches: Pick<Matches, 'find' | 'submitInput' | 'timeOf'>) =>
  async (id: string, player: string): Promise<void> => {
    const match = await matches.find(id);
    const seat = match && seatOf(match.stored, player);
    if (match === undefined || seat === undefined) return;
    const { rules, head } = match;
    if (head.outcome !== undefined || !head.awaits.seats.includes(seat)) return;
    if (rules.race?.shown(head.state, seat) !== undefined) return;
    const at = matches.timeOf(match);
    const move = rules.fallback(head.state, seat);
    const input =
      move === 'forfeit' ? ({ at, by: 'clock', move: { type: 'forfeit', seat } } as const) : { at, by: seat, move };
    matches.submitInput(match, { input });
  };
