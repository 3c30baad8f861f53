import type { Result } from '@sesame/kernel';
import type { Bot, BotsWithToken } from '@sesame/protocol';
import type { SendRequest } from './http.ts';

/** The bots that we made. */
export interface BotsApi {
  bots(): Promise<Result<readonly Bot[]>>;
  /** Makes a bot. Its token is shown this once. */
  makeBot(name: string): Promise<Result<BotsWithToken>>;
  /** Another token for it; the one it had is good no more. */
  renewToken(bot: string): Promise<Result<BotsWithToken>>;
  /** Locks it out. */
  revokeToken(bot: string): Promise<Result<readonly Bot[]>>;
  removeBot(bot: string): Promise<Result<readonly Bot[]>>;
}

export const makeBotsApi = (ask: SendRequest): BotsApi => ({
  bots: () => ask('GET', '/account/bots'),
  makeBot: (name) => ask('POST', '/account/bots', { name }),
  renewToken: (bot) => ask('POST', `/account/bots/${bot}/token`),
  revokeToken: (bot) => ask('DELETE', `/account/bots/${bot}/token`),
  removeBot: (bot) => ask('DELETE', `/account/bots/${bot}`),
});
