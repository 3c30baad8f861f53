import { ok, type Result, refuse } from '@sesame/kernel';
import type { PasskeyAssertion, PasskeyRegistration } from '@sesame/protocol';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Bus } from '../../cluster/bus/bus.ts';
import type { Now } from '../../lib/now.ts';
import type { Store, StoredPlayer } from '../../store/store.ts';
import { WRONG_CREDENTIALS } from './accounts.ts';

/** The session that a passkey is made or shown in, and the origin of its page. */
export interface RelyingParty {
  readonly session: string;
  readonly origin: string;
}

/** Passkeys, as WebAuthn has them. They name their player themselves, so nobody types a name. */
export interface Passkeys {
  /** What a browser needs to make one. */
  invite(place: RelyingParty, player: StoredPlayer): Promise<object>;
  add(place: RelyingParty, player: StoredPlayer, made: PasskeyRegistration & { label: string }): Promise<Result<void>>;
  /** What a browser needs to show one. */
  ask(place: RelyingParty): Promise<object>;
  /** The player whose passkey was shown. */
  find(place: RelyingParty, shown: PasskeyAssertion): Promise<Result<string>>;
}

export interface PasskeysDeps {
  readonly store: Pick<Store, 'passkeys'>;
  readonly bus: Pick<Bus, 'putTemporary' | 'takeTemporary'>;
  readonly now: Now;
}

const WRONG_PASSKEY = refuse('wrong-passkey', 'This passkey could not be verified. Please try again.');
/** A passkey stands for a password, so who holds it must unlock it too. */
const VERIFIED = { userVerification: 'required', residentKey: 'required', requireResidentKey: true } as const;

/** EdDSA, ES256 and RS256: what authenticators have. Node's newer ones are experiments, and it says so in the log. */
const ALGORITHMS = { supportedAlgorithmIDs: [-8, -7, -257] };

/** Browsers keep passkeys by the name of the house, and show them to no other. */
const rpIdOf = ({ origin }: RelyingParty): string => new URL(origin).hostname;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** A challenge is one session's, good once, and not for long. */
const CHALLENGE_LIFETIME_MS = 5 * 60_000;

export const makePasskeys = ({ store, bus, now }: PasskeysDeps): Passkeys => {
  const challenge = ({ session }: RelyingParty, given: string) =>
    bus.putTemporary(`challenge:${session}`, given, CHALLENGE_LIFETIME_MS);

  /** What an answer must be signed for. The challenge is used up, whatever comes of it. */
  const expected = async (place: RelyingParty) => ({
    expectedChallenge: (await bus.takeTemporary(`challenge:${place.session}`)) ?? (() => false),
    expectedOrigin: place.origin,
    expectedRPID: rpIdOf(place),
  });

  return {
    invite: async (place, player) => {
      const known = await store.passkeys.ofPlayer(player.id);
      const options = await generateRegistrationOptions({
        rpName: 'Sesame',
        rpID: rpIdOf(place),
        userID: new Uint8Array(Buffer.from(player.id)),
        userName: player.name,
        userDisplayName: player.name,
        authenticatorSelection: VERIFIED,
        ...ALGORITHMS,
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      });
      await challenge(place, options.challenge);
      return options;
    },
    add: async (place, player, { label, ...response }) => {
      const expects = await expected(place);
      const checked = await orUndefined(verifyRegistrationResponse({ response, ...ALGORITHMS, ...expects }));
      const made = checked?.registrationInfo?.credential;
      if (made === undefined) return WRONG_PASSKEY;
      const isNew = await store.passkeys.add({
        id: made.id,
        player: player.id,
        publicKey: base64(made.publicKey),
        counter: made.counter,
        transports: response.response.transports ?? [],
        label,
        createdAt: now(),
      });
      return isNew ? ok(undefined) : WRONG_PASSKEY;
    },
    ask: async (place) => {
      const options = await generateAuthenticationOptions({ rpID: rpIdOf(place), userVerification: 'required' });
      await challenge(place, options.challenge);
      return options;
    },
    find: async (place, shown) => {
      const expects = await expected(place);
      const passkey = await store.passkeys.find(shown.id);
      if (passkey === undefined) return WRONG_CREDENTIALS;
      const { id, counter } = passkey;
      const credential = { id, counter, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) };
      const checked = await orUndefined(verifyAuthenticationResponse({ response: shown, credential, ...expects }));
      if (checked?.verified !== true) return WRONG_CREDENTIALS;
      await store.passkeys.markUsed(id, { at: now(), counter: checked.authenticationInfo.newCounter });
      return ok(passkey.player);
    },
  };
};

/** The library throws at whatever is wrong with an answer; it comes from outside, so that is no bug. */
const orUndefined = <Value>(checking: Promise<Value>): Promise<Value | undefined> => checking.catch(() => undefined);
