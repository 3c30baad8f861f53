import type { Seat } from '@sesame/kernel';
import type { Asker } from './broadcaster.ts';
import { botAt } from './clock/match-clock.ts';
import type { Matches } from './matches.ts';
import type { LiveMatch } from './position.ts';
import type { Races, Timing } from './race/arbiter.ts';

/** A move as the client of whoever sits there sends it. */
interface Submission extends Pick<Timing, 'claimed' | 'trip'> {
  readonly seat: Seat;
  readonly key: string;
  readonly json: unknown;
  readonly asker: Asker;
}

const BOT_PLAYS = { code: 'bot-plays', message: 'A bot is playing for you. Take your seat back first.' };

/** The way of a move from outside into a match, over whatever line it came: its shape, its time, then the rules. */
export const submit = (
  { matches, races }: { readonly matches: Matches; readonly races: Races },
  match: LiveMatch,
  { seat, key, json, asker, claimed, trip }: Submission,
): void => {
  if (botAt(match.stored, seat) !== undefined) return asker.refused(BOT_PLAYS);
  const move = match.rules.parseMove(json);
  if (!move.ok) return asker.refused(move.error);
  const input = { at: matches.timeOf(match), by: seat, move: move.value };
  if (!races.isClaim(match, move.value)) return matches.play(match, { input, key, asker });
  races.claim(match, { input, key, asker }, { claimed, trip });
};
