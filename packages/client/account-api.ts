import type { Result } from '@sesame/kernel';
import type {
  Account,
  CreateAccount,
  Me,
  PasskeyAssertion,
  PasskeyRegistration,
  Session,
  SignIn,
} from '@sesame/protocol';
import type { SendRequest } from './http.ts';

/** Who we are beyond this browser: the part of the house that keeps accounts. */
export interface AccountApi {
  account(): Promise<Result<Account>>;
  /** Keeps our matches under a name and a password, or changes these. */
  keep(wish: CreateAccount): Promise<Result<Account>>;
  /** What `navigator.credentials.create` needs; its answer is given to `addPasskey`. */
  passkeyToMake<Options>(): Promise<Result<Options>>;
  addPasskey(made: PasskeyRegistration): Promise<Result<Account>>;
  removePasskey(id: string): Promise<Result<Account>>;
  /** Signs in as somebody else; or as ourselves, to show that it is us. */
  signIn(shown: SignIn): Promise<Result<Me>>;
  /** What `navigator.credentials.get` needs; its answer is given to `signInWith`. */
  passkeyToShow<Options>(): Promise<Result<Options>>;
  signInWith(shown: PasskeyAssertion): Promise<Result<Me>>;
  sessions(): Promise<Result<readonly Session[]>>;
  /** Ends a session, here or elsewhere. */
  endSession(id: string): Promise<Result<readonly Session[]>>;
  endOtherSessions(): Promise<Result<readonly Session[]>>;
  /** All that the house knows of us. */
  exportAll(): Promise<Result<unknown>>;
  /** Leaves for ever. */
  erase(): Promise<Result<object>>;
}

export const makeAccountApi = (ask: SendRequest): AccountApi => ({
  account: () => ask('GET', '/account'),
  keep: (wish) => ask('PUT', '/account', wish),
  passkeyToMake: () => ask('POST', '/account/passkeys/options'),
  addPasskey: (made) => ask('POST', '/account/passkeys', made),
  removePasskey: (id) => ask('DELETE', `/account/passkeys/${id}`),
  signIn: (shown) => ask('POST', '/sessions', shown),
  passkeyToShow: () => ask('POST', '/sessions/passkey/options'),
  signInWith: (shown) => ask('POST', '/sessions/passkey', shown),
  sessions: () => ask('GET', '/sessions'),
  endSession: (id) => ask('DELETE', `/sessions/${id}`),
  endOtherSessions: () => ask('DELETE', '/sessions'),
  exportAll: () => ask('GET', '/account/export'),
  erase: () => ask('DELETE', '/account'),
});
