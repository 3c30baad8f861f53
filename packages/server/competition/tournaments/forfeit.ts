import { seatOf } from '../../match/match-summary.ts';
import type { Matches } from '../../match/matches.ts';

/** Plays for somebody who has left a tournament, as for somebody whose time is up. In a race its own time decides. */
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
