import Type, { type Static } from 'typebox';
import { Id } from './common.ts';
import { MAX_INVITATION_USES } from './limits.ts';

/** Who may become a member: bodies and answers of /api/registration and /api/desk/registration. */
const exact = { additionalProperties: false } as const;

export const REGISTRATIONS = ['open', 'invitation', 'closed'] as const;
export type Registration = (typeof REGISTRATIONS)[number];

/** Who may create an account, and whether new people may play without one. */
export const RegistrationRules = Type.Object({ accounts: Type.Enum(REGISTRATIONS), guests: Type.Boolean() }, exact);
export type RegistrationRules = Static<typeof RegistrationRules>;

/** The secret of an invitation link. */
const InvitationToken = Type.String({ pattern: '^[0-9a-f]{64}$' });

export const UseInvitation = Type.Object({ token: InvitationToken }, exact);
export type UseInvitation = Static<typeof UseInvitation>;

/** The page of an invitation link. What follows `#` is not sent to servers and proxies. */
export const invitationPath = (token: string): string => `/join#${token}`;

export const InvitationLink = Type.Object({
  id: Id,
  madeAt: Type.Number(),
  expiresAt: Type.Number(),
  usesLeft: Type.Integer(),
});
export type InvitationLink = Static<typeof InvitationLink>;

export const MakeInvitation = Type.Object(
  {
    uses: Type.Integer({ minimum: 1, maximum: MAX_INVITATION_USES }),
    days: Type.Integer({ minimum: 1, maximum: 365 }),
  },
  exact,
);
export type MakeInvitation = Static<typeof MakeInvitation>;

export const RegistrationSettings = Type.Object({ rules: RegistrationRules, links: Type.Array(InvitationLink) });
export type RegistrationSettings = Static<typeof RegistrationSettings>;

export const NewInvitation = Type.Object({ token: Type.String(), settings: RegistrationSettings });
export type NewInvitation = Static<typeof NewInvitation>;
