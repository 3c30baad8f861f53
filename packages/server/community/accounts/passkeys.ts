import { ok, type Result, refuse } from '@sesame/kernel';
import type { PasskeyAssertion, PasskeyRegistration } from '@sesame/protocol';
import type { Bus } from '../../cluster/bus/bus.ts';
import { skeletonOf } from '../../lib/name-skeleton.ts';
import type { Now } from '../../lib/now.ts';
import type { Store, StoredPlayer } from '../../store/store.ts';
import { WRONG_CREDENTIALS } from './accounts.ts';

/** Session and origin of a WebAuthn ceremony. */
export interface RelyingParty {
  readonly session: string;
  readonly origin: string;
}

/** Passkeys (WebAuthn, discoverable credentials, so no name has to be typed). */
export interface Passkeys {
  /** Registration options for the browser. */
  invite(party: RelyingParty, player: StoredPlayer): Promise<object>;
  add(party: RelyingParty, player: StoredPlayer, made: PasskeyRegistration & { label: string }): Promise<Result<void>>;
  /** Authentication options for the browser. */
  ask(party: RelyingParty): Promise<object>;
  /** The player of a verified assertion. */
  find(party: RelyingParty, assertion: PasskeyAssertion): Promise<Result<string>>;
}

export interface PasskeysDeps {
  readonly store: Pick<Store, 'passkeys' | 'accounts'>;
  readonly bus: Pick<Bus, 'putTemporary' | 'takeTemporary'>;
  readonly now: Now;
}

const WRONG_PASSKEY = refuse('wrong-passkey', 'This passkey could not be verified. Please try again.');
/** User verification is required, as a passkey replaces a password. */
const VERIFIED = { userVerification: 'required', residentKey: 'required', requireResidentKey: true } as const;

/** EdDSA, ES256 and RS256. Newer algorithms are experimental in Node and log a warning. */
const ALGORITHMS = { supportedAlgorithmIDs: [-8, -7, -257] };

/** Relying party id: browsers bind passkeys to the host name. */
const rpIdOf = ({ origin }: RelyingParty): string => new URL(origin).hostname;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/** Hundreds of modules, loaded when the first passkey is used. */
const loadWebAuthn = () => import('@simplewebauthn/server');

export const makePasskeys = ({ store, bus, now }: PasskeysDeps): Passkeys => {
  const storeChallenge = ({ session }: RelyingParty, given: string) =>
    bus.putTemporary(`challenge:${session}`, given, CHALLENGE_LIFETIME_MS);

  /** Expected values of a response. The challenge is used up in any case. */
  const expectedValues = async (party: RelyingParty) => ({
    expectedChallenge: (await bus.takeTemporary(`challenge:${party.session}`)) ?? (() => false),
    expectedOrigin: party.origin,
    expectedRPID: rpIdOf(party),
  });

  return {
    invite: async (party, player) => {
      const known = await store.passkeys.ofPlayer(player.id);
      const { generateRegistrationOptions } = await loadWebAuthn();
      const options = await generateRegistrationOptions({
        rpName: 'Sesame',
        rpID: rpIdOf(party),
        userID: new Uint8Array(Buffer.from(player.id)),
        userName: player.name,
        userDisplayName: player.name,
        authenticatorSelection: VERIFIED,
        ...ALGORITHMS,
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      });
      await storeChallenge(party, options.challenge);
      return options;
    },
    add: async (party, player, { label, ...response }) => {
      const { verifyRegistrationResponse } = await loadWebAuthn();
      const expects = await expectedValues(party);
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
      if (!isNew) return WRONG_PASSKEY;
      // The name becomes theirs, unless somebody has one that looks like it.
      const skeleton = skeletonOf(player.name);
      if (!(await store.accounts.isNameTaken(skeleton, { player: player.id, at: now() }))) {
        await store.accounts.setSkeleton(player.id, skeleton);
      }
      return ok(undefined);
    },
    ask: async (party) => {
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const options = await generateAuthenticationOptions({ rpID: rpIdOf(party), userVerification: 'required' });
      await storeChallenge(party, options.challenge);
      return options;
    },
    find: async (party, assertion) => {
      const expects = await expectedValues(party);
      const passkey = await store.passkeys.find(assertion.id);
      if (passkey === undefined) return WRONG_CREDENTIALS;
      const { id, counter } = passkey;
      const credential = { id, counter, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) };
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const checked = await orUndefined(verifyAuthenticationResponse({ response: assertion, credential, ...expects }));
      if (checked?.verified !== true) return WRONG_CREDENTIALS;
      await store.passkeys.markUsed(id, { at: now(), counter: checked.authenticationInfo.newCounter });
      return ok(passkey.player);
    },
  };
};

/** The library throws on invalid responses, which are user input and not bugs. */
const orUndefined = <Value>(checking: Promise<Value>): Promise<Value | undefined> => checking.catch(() => undefined);
