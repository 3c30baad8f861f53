import Type, { type Static } from 'typebox';
import { Name } from './common.ts';
import { MAX_MAIL_ADDRESS_LENGTH, MAX_WEBHOOK_LENGTH } from './limits.ts';
import { MAIL_ADDRESS_PATTERN } from './mail-address.ts';
import { WEBHOOK_SHAPES } from './webhook-shapes.ts';

/** Mail and webhooks: bodies and answers of /api/account/mail, /api/mail and the webhooks. */
const exact = { additionalProperties: false } as const;

export const Language = Type.Union([Type.Literal('en'), Type.Literal('fr'), Type.Literal('nl')]);

export const MailAddress = Type.String({ maxLength: MAX_MAIL_ADDRESS_LENGTH, pattern: MAIL_ADDRESS_PATTERN });

export const MailSettings = Type.Object({
  available: Type.Boolean({ description: 'Whether this server sends mail.' }),
  address: Type.Optional(Type.String({ description: 'Your verified address. Nobody else can see it.' })),
  asked: Type.Optional(Type.String({ description: 'An address that you have not verified yet.' })),
  turns: Type.Boolean({ description: 'Mails when it is your turn in a correspondence match, at most one per hour.' }),
  calls: Type.Boolean({ description: 'Mails when your tournament match starts.' }),
  locale: Language,
});
export type MailSettings = Static<typeof MailSettings>;

export const MailAvailability = Type.Object({ available: Type.Boolean() });

export const SetMailAddress = Type.Object({ address: MailAddress, locale: Language }, exact);
export type SetMailAddress = Static<typeof SetMailAddress>;

export const ChangeMailSettings = Type.Object(
  { turns: Type.Optional(Type.Boolean()), calls: Type.Optional(Type.Boolean()), locale: Type.Optional(Language) },
  exact,
);
export type ChangeMailSettings = Static<typeof ChangeMailSettings>;

/** The secret part of a link in a mail. */
export const MailToken = Type.String({ pattern: '^[A-Za-z0-9_-]{20,80}$' });
export const VerifyMailAddress = Type.Object({ token: MailToken }, exact);

export const MailUnsubscription = Type.Object({
  key: MailToken,
  kind: Type.Union([Type.Literal('turns'), Type.Literal('calls')]),
});
export type MailUnsubscription = Static<typeof MailUnsubscription>;

/** Asks for a link to set a new password, by the name or the address of an account. */
export const ForgottenPassword = Type.Object({ who: Type.Union([MailAddress, Name]) }, exact);
export type ForgottenPassword = Static<typeof ForgottenPassword>;

export const Webhook = Type.Object(
  {
    url: Type.String({ minLength: 1, maxLength: MAX_WEBHOOK_LENGTH }),
    shape: Type.Enum(WEBHOOK_SHAPES, { description: 'Whose messages the address understands.' }),
    locale: Language,
  },
  exact,
);
export type Webhook = Static<typeof Webhook>;

export const WebhookSettings = Type.Object({ webhook: Type.Optional(Webhook) });
export type WebhookSettings = Static<typeof WebhookSettings>;
