import Type, { type Static } from 'typebox';
import { Id, Me, Name } from './common.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './limits.ts';

/** Accounts, passkeys and sessions: bodies and answers of /api/account and /api/sessions. */
const exact = { additionalProperties: false } as const;

const NewPassword = Type.String({ minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH });

/** Turns a guest into an account with a name and a password. */
export const CreateAccount = Type.Object({ name: Name, password: NewPassword }, exact);
export type CreateAccount = Static<typeof CreateAccount>;

export const SignIn = Type.Object(
  { name: Name, password: Type.String({ minLength: 1, maxLength: MAX_PASSWORD_LENGTH }) },
  exact,
);
export type SignIn = Static<typeof SignIn>;

/** The player who has signed in, and the matches of the guest that this browser was before. */
export const SignedInAs = Type.Object({
  ...Me.properties,
  guestMatches: Type.Optional(
    Type.Object(
      { count: Type.Integer({ minimum: 1 }), token: Type.String() },
      { description: 'Ended matches that can be taken along within ten minutes.' },
    ),
  ),
});
export type SignedInAs = Static<typeof SignedInAs>;

export const TakeMatches = Type.Object({ token: Type.String({ pattern: '^[0-9a-f]{64}$' }) }, exact);
export type TakeMatches = Static<typeof TakeMatches>;

/** The secret of a one-time link to set a new password. */
const LinkToken = Type.String({ pattern: '^[0-9a-f]{64}$' });

export const OpenPasswordLink = Type.Object({ token: LinkToken }, exact);
export type OpenPasswordLink = Static<typeof OpenPasswordLink>;

/** Whose password a link sets. */
export const PasswordLinkOwner = Type.Object({ name: Name });
export type PasswordLinkOwner = Static<typeof PasswordLinkOwner>;

export const SetNewPassword = Type.Object({ token: LinkToken, password: NewPassword }, exact);
export type SetNewPassword = Static<typeof SetNewPassword>;

/** The page of a link to set a new password. What follows `#` is not sent to servers and proxies, so no log has it. */
export const newPasswordPath = (token: string): string => `/new-password#${token}`;

export const PasskeyId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,1400}$' });
/** The SHA-256 of the session’s secret, which is never sent. */
export const SessionId = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

export const Passkey = Type.Object({
  id: PasskeyId,
  label: Type.String({ description: 'Browser and operating system it was created with.' }),
  createdAt: Type.Number(),
  usedAt: Type.Optional(Type.Number()),
});
export type Passkey = Static<typeof Passkey>;

export const Account = Type.Object({
  id: Id,
  name: Name,
  guest: Type.Boolean({ description: 'A guest, known to this browser only.' }),
  createdAt: Type.Number(),
  matches: Type.Integer({ description: 'Number of matches you have played.' }),
  password: Type.Boolean({ description: 'Whether you can sign in with your name and a password.' }),
  passkeys: Type.Array(Passkey),
  staff: Type.Optional(Type.Enum(['moderator', 'admin'], { description: 'Your rights on this server.' })),
});
export type Account = Static<typeof Account>;

export const Session = Type.Object({
  id: SessionId,
  agent: Type.String({ description: 'Browser and operating system; empty if unknown.' }),
  createdAt: Type.Number(),
  seenAt: Type.Number(),
  here: Type.Boolean({ description: 'The current session.' }),
});
export type Session = Static<typeof Session>;

/** WebAuthn responses as JSON. Only their form is checked here; the server verifies the signatures. */
const Bytes = Type.String({ pattern: '^[A-Za-z0-9_-]*$', maxLength: 32_768 });
const credential = {
  id: PasskeyId,
  rawId: PasskeyId,
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
  authenticatorAttachment: Type.Optional(Type.Union([Type.Literal('platform'), Type.Literal('cross-platform')])),
};

export const PasskeyRegistration = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
  }),
});
export type PasskeyRegistration = Static<typeof PasskeyRegistration>;

export const PasskeyAssertion = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Type.Optional(Bytes),
  }),
});
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;
