import type { Result } from '@sesame/kernel';
import type { TimeControl, VacationBalance } from '@sesame/protocol';
import type { SendRequest } from './http.ts';

/** Time at the table: holidays, another pace, and the way back to our seat. */
export interface PaceApi {
  holidays(): Promise<Result<VacationBalance>>;
  goAway(days: number): Promise<Result<VacationBalance>>;
  comeBack(): Promise<Result<VacationBalance>>;
  /** Proposes another pace for the rest of a match. */
  offerPace(match: string, pace: TimeControl): Promise<Result<object>>;
  answerPace(match: string, answer: 'agree' | 'decline'): Promise<Result<object>>;
  /** Takes our seat back from the bot that plays on for us. */
  takeSeatBack(match: string): Promise<Result<object>>;
}

export const makePaceApi = (ask: SendRequest): PaceApi => ({
  holidays: () => ask('GET', '/account/holidays'),
  goAway: (days) => ask('POST', '/account/holidays', { days }),
  comeBack: () => ask('DELETE', '/account/holidays'),
  offerPace: (match, pace) => ask('POST', `/matches/${match}/pace`, { pace }),
  answerPace: (match, answer) => ask('POST', `/matches/${match}/pace/answer`, { answer }),
  takeSeatBack: (match) => ask('POST', `/matches/${match}/seat`),
});
