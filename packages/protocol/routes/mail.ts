import { ChangeMailSettings, MailSettings, MailUnsubscription, SetMailAddress, VerifyMailAddress } from '../mail.ts';
import { Empty } from './params.ts';
import type { Route } from './route.ts';

/** Mail: the address of an account, and what is sent to it. */
export const MAIL_ROUTES = {
  mailSettings: {
    method: 'GET',
    path: '/account/mail',
    tag: 'notifications',
    summary: 'Get your mail address and which mails you want',
    answer: MailSettings,
    who: 'person',
  },
  setMailAddress: {
    method: 'PUT',
    path: '/account/mail',
    tag: 'notifications',
    summary: 'Enter a mail address; a link sent to it verifies it',
    body: SetMailAddress,
    answer: MailSettings,
    who: 'person',
    reauth: true,
  },
  changeMailSettings: {
    method: 'PATCH',
    path: '/account/mail',
    tag: 'notifications',
    summary: 'Choose which mails you want, and their language',
    body: ChangeMailSettings,
    answer: MailSettings,
    who: 'person',
  },
  removeMailAddress: {
    method: 'DELETE',
    path: '/account/mail',
    tag: 'notifications',
    summary: 'Remove your mail address',
    answer: MailSettings,
    who: 'person',
    reauth: true,
  },
  verifyMailAddress: {
    method: 'POST',
    path: '/mail/verification',
    tag: 'notifications',
    summary: 'Verify a mail address with the token of the link that was sent to it',
    body: VerifyMailAddress,
    answer: Empty,
    who: 'visitor',
  },
  unsubscribeMail: {
    method: 'POST',
    path: '/mail/unsubscribe/:key/:kind',
    tag: 'notifications',
    summary: 'Stop a kind of mail, without signing in',
    description: 'Mail programs call this for one-click unsubscription (RFC 8058).',
    params: MailUnsubscription,
    answer: Empty,
    who: 'visitor',
  },
  openUnsubscribePage: {
    method: 'GET',
    path: '/mail/unsubscribe/:key/:kind',
    tag: 'notifications',
    summary: 'Go to the page that stops a kind of mail',
    params: MailUnsubscription,
    answer: Empty,
    who: 'visitor',
  },
} as const satisfies Record<string, Route>;
