import { ok, type Result, refuse } from '@sesame/kernel';
import { MAX_ROUND_ROBIN_PLACES, MAX_TOURNAMENT_TABLE_SEATS, type NewTournament } from '@sesame/protocol';
import type { Games } from '../../lib/games.ts';
import { parseMatchSettings } from '../../match/match-settings.ts';
import type { StoredTournament } from '../../store/repositories/tournaments.ts';

/** Settings chosen by the organiser. */
export type TournamentSettings = Pick<
  StoredTournament,
  | 'name'
  | 'game'
  | 'options'
  | 'pace'
  | 'format'
  | 'rounds'
  | 'places'
  | 'size'
  | 'start'
  | 'minutes'
  | 'repeats'
  | 'rated'
>;

const DEFAULT_ROUNDS = 5;
const DEFAULT_ARENA_MINUTES = 60;
const YEAR_MS = 365 * 86_400_000;

/** Validates tournament settings: playable, and certain to end. */
export const parseTournamentSettings = (
  games: Games,
  request: NewTournament,
  now: number,
): Result<TournamentSettings> => {
  const { name, game, options = {}, pace, format, rounds = DEFAULT_ROUNDS, places, start, rated = true } = request;
  const { minutes = DEFAULT_ARENA_MINUTES, repeats } = request;
  const made = parseMatchSettings(games, { game, options, pace });
  if (!made.ok) return made;
  const { seats } = made.value.rules;
  const size = format === 'tables' ? Math.min(request.size ?? seats.max, MAX_TOURNAMENT_TABLE_SEATS) : 2;
  if (size < seats.min || size > seats.max)
    return refuse('wrong-seats', 'This game can’t be played with that many players.');
  if (pace.kind === 'none')
    return refuse('no-clock', 'A tournament needs a clock: without one, a round might never end.');
  if (format === 'robin' && places > MAX_ROUND_ROBIN_PLACES)
    return refuse('too-large', `A round robin can have at most ${MAX_ROUND_ROBIN_PLACES} players.`);
  if (start.kind === 'time' && (start.at <= now || start.at > now + YEAR_MS))
    return refuse('wrong-time', 'The start must be within the next year.');
  if (format === 'arena' && pace.kind !== 'live')
    return refuse('live-arena', 'An arena is played live, as it runs for a fixed time.');
  if (repeats !== undefined && start.kind !== 'time')
    return refuse('no-time', 'A tournament that repeats needs a start time.');
  return ok({
    ...made.value.terms,
    ...{ name: name.trim(), format, rounds, places, size, start, rated },
    ...(format === 'arena' && { minutes }),
    ...(repeats !== undefined && { repeats }),
  });
};
