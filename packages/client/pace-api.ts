import type { Result } from '@sesame/kernel';
import type { Holidays, Pace } from '@sesame/protocol';
import type { Ask } from './http.ts';

/** Time at the table: holidays, another pace, and the way back to our seat. */
export interface PaceApi {
  holidays(): Promise<Result<Holidays>>;
  goAway(days: number): Promise<Result<Holidays>>;
  comeBack(): Promise<Result<Holidays>>;
  /** Proposes another pace for the rest of a match. */
  offerPace(match: string, pace: Pace): Promise<Result<object>>;
  answerPace(match: string, answer: 'agree' | 'decline'): Promise<Result<object>>;
  /** Takes our seat back from the bot that plays on for us. */
  takeSeatBack(match: string): Promise<Result<object>>;
}

export const makePaceApi = (ask: Ask): PaceApi => ({
  holidays: () => ask('GET', '/account/holidays'),
  goAway: (days) => ask('POST', '/account/holidays', { days }),
  comeBack: () => ask('DELETE', '/account/holidays'),
  offerPace: (match, pace) => ask('POST', `/matches/${match}/pace`, { pace }),
  answerPace: (match, answer) => ask('POST', `/matches/${match}/pace/answer`, { answer }),
  takeSeatBack: (match) => ask('POST', `/matches/${match}/seat`),
});
