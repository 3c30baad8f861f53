import { ok, type Result, refuse, type Seat } from '@sesame/kernel';
import type { StoredMatch } from '../store/store.ts';
import type { LiveMatch } from './live-match.ts';
import { seatOf } from './match-summary.ts';
import type { Matches } from './matches.ts';

const OVER = refuse('over', 'This match is over.');
const NOT_YOURS = refuse('not-yours', 'You have no seat in this match.');
const WITH_PEOPLE = refuse('with-people', 'Only matches against bots can be ended at any time.');

/** Ends a match against bots for its only player: without a result, or, if it is rated, as a loss. */
export const endAgainstBots = async (
  matches: Pick<Matches, 'abort' | 'submitInput' | 'timeOf'>,
  match: LiveMatch,
  seat: Seat,
): Promise<Result<void>> => {
  const { rated, seats } = match.stored;
  if (seats.some(({ bot }, other) => bot === undefined && other !== seat)) return WITH_PEOPLE;
  if (rated && match.rules.resignable) return resign(matches, match, seat);
  // Games without resignation have no move for it: the result is written without one.
  const outcome = { ranks: seats.map((_, other) => (other === seat ? seats.length : 1)) };
  return (await matches.abort(match, { note: '', ...(rated && { outcome }) })) ? ok(undefined) : OVER;
};

/** Ends a match against bots that is unreadable, without a result: nobody could have played on. */
export const endUnreadable = async (
  matches: Pick<Matches, 'abortUnreadable'>,
  stored: StoredMatch,
  player: string,
): Promise<Result<void>> => {
  if (seatOf(stored, player) === undefined) return NOT_YOURS;
  if (stored.seats.some((seat) => seat.bot === undefined && seat.player !== player)) return WITH_PEOPLE;
  return (await matches.abortUnreadable(stored.id, '')) ? ok(undefined) : OVER;
};

const resign = (
  matches: Pick<Matches, 'submitInput' | 'timeOf'>,
  match: LiveMatch,
  seat: Seat,
): Promise<Result<void>> =>
  new Promise((resolve) => {
    matches.submitInput(match, {
      input: { at: matches.timeOf(match), by: seat, move: { type: 'resign' } },
      requester: {
        subscriber: undefined,
        requestId: 0,
        onDone: () => resolve(ok(undefined)),
        onRefused: (error) => resolve({ ok: false, error }),
      },
    });
  });
