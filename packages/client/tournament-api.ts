import type { Result } from '@sesame/kernel';
import type { ListedTournament, MatchTournament, NewTournament, Tournament } from '@sesame/protocol';
import type { SendRequest } from './http.ts';

export interface TournamentApi {
  tournaments(): Promise<Result<readonly ListedTournament[]>>;
  tournament(id: string): Promise<Result<Tournament>>;
  makeTournament(wish: NewTournament): Promise<Result<Tournament>>;
  enterTournament(id: string): Promise<Result<Tournament>>;
  /** As the organiser. */
  enterBot(tournament: string, bot: string): Promise<Result<Tournament>>;
  /** Leaves it, or as the organiser removes somebody. */
  leaveTournament(id: string, entrant: number): Promise<Result<Tournament>>;
  startTournament(id: string): Promise<Result<Tournament>>;
  cancelTournament(id: string): Promise<Result<Tournament>>;
  /** The tournament that a match belongs to, if it does. */
  tournamentOf(match: string): Promise<Result<MatchTournament>>;
}

export const makeTournamentApi = (ask: SendRequest, luck: () => { readonly contribution: string }): TournamentApi => ({
  tournaments: () => ask('GET', '/tournaments'),
  tournament: (id) => ask('GET', `/tournaments/${id}`),
  makeTournament: (wish) => ask('POST', '/tournaments', wish),
  enterTournament: (id) => ask('POST', `/tournaments/${id}/entrants`, luck()),
  enterBot: (tournament, bot) => ask('POST', `/tournaments/${tournament}/bots`, { bot }),
  leaveTournament: (id, entrant) => ask('DELETE', `/tournaments/${id}/entrants/${entrant}`),
  startTournament: (id) => ask('POST', `/tournaments/${id}/start`),
  cancelTournament: (id) => ask('DELETE', `/tournaments/${id}`),
  tournamentOf: (match) => ask('GET', `/matches/${match}/tournament`),
});
