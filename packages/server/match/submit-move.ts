import type { Seat } from '@sesame/kernel';
import { seqFor } from '@sesame/match';
import type { Requester } from './broadcaster.ts';
import { botAt } from './clock/match-clock.ts';
import type { LiveMatch } from './live-match.ts';
import type { Matches } from './matches.ts';
import type { ClaimTiming, RaceArbiter } from './race/arbiter.ts';

/** A move as sent by a client. */
interface Submission extends Pick<ClaimTiming, 'claimed' | 'latency'> {
  readonly seat: Seat;
  readonly key: string;
  readonly json: unknown;
  /** The position that the move was made in, in the sequence of its seat. */
  readonly after?: number | undefined;
  readonly requester: Requester;
}

const BOT_PLAYS = { code: 'bot-plays', message: 'A bot is playing for you. Take your seat back first.' };

/** Entry point for moves of clients, over any transport: parses the move, then submits it as an input or a race claim. */
export const submitMove = (
  { matches, races }: { readonly matches: Matches; readonly races: RaceArbiter },
  match: LiveMatch,
  { seat, key, json, after, requester, claimed, latency }: Submission,
): void => {
  if (botAt(match.stored, seat) !== undefined) return requester.onRefused(BOT_PLAYS);
  const move = match.rules.parseMove(json);
  if (!move.ok) return requester.onRefused(move.error);
  const input = { at: matches.timeOf(match), by: seat, move: move.value };
  if (match.rules.race === undefined || !races.isClaim(match, move.value))
    return matches.submitInput(match, { input, key, requester, ...rowAfter(match, seat, after) });
  races.claim(match, { input, key, requester }, { claimed, latency });
};

/** A position in the sequence of a seat as a row of the log. */
const rowAfter = ({ head }: LiveMatch, seat: Seat, after: number | undefined) =>
  after === undefined ? {} : { after: after + head.seq - seqFor(head, seat) };
