import { commitmentOf } from '@sesame/kernel';
import type { Entrant, Tournament, TournamentPairing, TournamentSummary } from '@sesame/protocol';
import type { StoredEntrant, StoredPairing, StoredTournament } from '../../store/repositories/tournaments.ts';
import { FORMATS } from './formats/formats.ts';
import { drawOrder, type TournamentState } from './next-step.ts';
import { POINT_CENTS, pointsEarned } from './standings/points.ts';

/** Public view of a tournament. */
export const publicTournament = (whole: TournamentState): Tournament => {
  const { tournament, entrants, pairings } = whole;
  const isOpen = tournament.state === 'open' || tournament.startedAt === undefined;
  const listed = entrants.filter(({ out }) => !(isOpen && out));
  const order = isOpen ? listed.map(({ number }) => number) : drawOrder(whole);
  const format = FORMATS[tournament.format];
  const active = new Set(entrants.flatMap(({ number, out }) => (out ? [] : [number])));
  const standings = format
    .standings({ order, active, meetings: pairings })
    .map(({ entrant, rank, points, breaks }) => ({
      entrant,
      rank,
      points: points / POINT_CENTS,
      breaks: breaks.map((value) => value / POINT_CENTS),
    }));
  const { state, options, secret } = tournament;
  const winners = standings.filter(({ rank }) => rank === 1).map(({ entrant }) => entrant);
  return {
    ...publicSummary(tournament, listed.length),
    ...(state === 'over' && {
      winners: listed.filter(({ number }) => winners.includes(number)).map(({ name }) => name),
      secret,
    }),
    options: { ...options },
    commitment: commitmentOf(secret),
    people: listed.map(publicEntrant),
    standings,
    tieBreaks: [...format.tieBreaks],
    meetings: Array.from({ length: tournament.round }, (_, i) =>
      pairings.filter(({ round }) => round === i + 1).map(publicMeeting),
    ),
  };
};

export const publicSummary = (tournament: StoredTournament, entrants: number): TournamentSummary => {
  const { id, name, game, pace, format, rounds, places, size, start, rated, state, round, createdAt } = tournament;
  const { organiser, organiserName, startedAt, endedAt, minutes, repeats } = tournament;
  return {
    ...{ id, name, game, pace, format, rounds, places, size, start, rated, state, round, createdAt, entrants },
    organiser: { player: organiser, name: organiserName },
    ...(minutes !== undefined && { minutes }),
    ...(repeats !== undefined && { repeats }),
    ...(startedAt !== undefined && { startedAt }),
    ...(endedAt !== undefined && { endedAt }),
  };
};

const publicEntrant = ({ number, name, player, bot, out, away }: StoredEntrant): Entrant => ({
  number,
  name,
  ...(player !== undefined && { player }),
  ...(bot !== undefined && { bot }),
  out,
  ...(away && { away }),
});

const publicMeeting = (pairing: StoredPairing): TournamentPairing => {
  const points = pointsEarned(pairing);
  return {
    board: pairing.board,
    seats: [...pairing.seats],
    ...(pairing.meets !== undefined && pairing.begun && { match: pairing.meets.match }),
    ...(points !== undefined && { points: points.map((value) => value / POINT_CENTS) }),
  };
};
