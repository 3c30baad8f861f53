import { ok, type Result, refuse } from '@sesame/kernel';
import type { MakeInvitation, NewInvitation, RegistrationRules, RegistrationSettings } from '@sesame/protocol';
import { makeId, makeSecret } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import { hashToken } from '../../lib/token.ts';
import type { Store } from '../../store/store.ts';

/** Who may create an account or play as a new guest. Accounts and guests that exist are not affected. */
export interface Registration {
  rules(): Promise<RegistrationRules>;
  setRules(rules: RegistrationRules): Promise<void>;
  settings(): Promise<RegistrationSettings>;
  makeInvitation(request: MakeInvitation): Promise<NewInvitation>;
  withdraw(id: string): Promise<void>;
  /** Refused while new people may not play without an account. */
  checkGuests(): Promise<Result<void>>;
  /** Whether a player without an account, or somebody who is nobody yet, may create one. */
  checkNewAccount(player?: string): Promise<Result<void>>;
  isValid(token: string): Promise<Result<void>>;
  /** Uses an invitation link, unless the player has used one before. */
  use(token: string, player: string): Promise<Result<void>>;
}

const RULES_KEY = 'registration';
const OPEN: RegistrationRules = { accounts: 'open', guests: true };
const DAY_MS = 86_400_000;
const GUESTS_OFF = refuse('guests-off', 'This server is for members. Sign in, or open an invitation link.');
const CLOSED = refuse('registration-closed', 'This server takes no new accounts.');
const INVITATION_NEEDED = refuse('invitation-needed', 'You need an invitation link to create an account here.');
const LINK_EXPIRED = refuse('link-expired', 'This link was used already or has expired. Ask for a new one.');

export const makeRegistration = (store: Pick<Store, 'keyValues' | 'invitationLinks'>, now: Now): Registration => {
  const { keyValues, invitationLinks: links } = store;
  const rules = async (): Promise<RegistrationRules> => {
    const stored = await keyValues.get(RULES_KEY);
    return stored === undefined ? OPEN : JSON.parse(stored);
  };
  const settings = async () => ({ rules: await rules(), links: [...(await links.list(now()))] });
  return {
    rules,
    setRules: ({ accounts, guests }) => keyValues.set(RULES_KEY, JSON.stringify({ accounts, guests })),
    settings,
    makeInvitation: async ({ uses, days }) => {
      const token = makeSecret();
      const at = now();
      await links.add({
        id: makeId(),
        hash: hashToken(token),
        madeAt: at,
        expiresAt: at + days * DAY_MS,
        usesLeft: uses,
      });
      return { token, settings: await settings() };
    },
    withdraw: (id) => links.remove(id),
    checkGuests: async () => ((await rules()).guests ? ok(undefined) : GUESTS_OFF),
    checkNewAccount: async (player) => {
      const { accounts } = await rules();
      if (accounts === 'open') return ok(undefined);
      if (accounts === 'closed') return CLOSED;
      const isInvited = player !== undefined && (await links.isInvited(player));
      return isInvited ? ok(undefined) : INVITATION_NEEDED;
    },
    isValid: async (token) => ((await links.isValid(hashToken(token), now())) ? ok(undefined) : LINK_EXPIRED),
    use: async (token, player) => {
      if (await links.isInvited(player)) return ok(undefined);
      return (await links.use(hashToken(token), player, now())) ? ok(undefined) : LINK_EXPIRED;
    },
  };
};
