import type { Result } from '@sesame/kernel';
import type { Muted, Report } from '@sesame/protocol';
import type { SendRequest } from './http.ts';

/** Whom we do not hear, and complaints about whom we did. */
export interface SpeechApi {
  mutes(): Promise<Result<readonly Muted[]>>;
  mute(player: string): Promise<Result<readonly Muted[]>>;
  unmute(player: string): Promise<Result<readonly Muted[]>>;
  report(report: Report): Promise<Result<object>>;
}

export const makeSpeechApi = (ask: SendRequest): SpeechApi => ({
  mutes: () => ask('GET', '/mutes'),
  mute: (player) => ask('PUT', `/mutes/${player}`),
  unmute: (player) => ask('DELETE', `/mutes/${player}`),
  report: (report) => ask('POST', '/reports', report),
});
