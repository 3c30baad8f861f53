import Type from 'typebox';
import {
  OpenPasswordLink,
  PasskeyAssertion,
  PasswordLinkOwner,
  Session,
  SessionId,
  SetNewPassword,
  SignIn,
} from '../account.ts';
import { Me } from '../common.ts';
import type { Route } from './route.ts';

/** Signing in and out. */
export const SESSION_ROUTES = {
  signIn: {
    method: 'POST',
    path: '/sessions',
    tag: 'sessions',
    summary: 'Sign in with a name and a password, or confirm that it is you',
    body: SignIn,
    answer: Me,
    who: 'visitor',
  },
  passkeyRequestOptions: {
    method: 'POST',
    path: '/sessions/passkey/options',
    tag: 'sessions',
    summary: 'Get the options for signing in with a passkey',
    answer: Type.Unknown({ description: 'PublicKeyCredentialRequestOptionsJSON of WebAuthn.' }),
    who: 'person',
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/sessions/passkey',
    tag: 'sessions',
    summary: 'Sign in with a passkey',
    body: PasskeyAssertion,
    answer: Me,
    who: 'person',
  },
  openPasswordLink: {
    method: 'POST',
    path: '/new-password/link',
    tag: 'sessions',
    summary: 'Get whose password a link sets; it can still be used',
    body: OpenPasswordLink,
    answer: PasswordLinkOwner,
    who: 'visitor',
  },
  setNewPassword: {
    method: 'POST',
    path: '/new-password',
    tag: 'sessions',
    summary: 'Set a new password with a link and sign in; all other sessions are signed out',
    body: SetNewPassword,
    answer: Me,
    who: 'visitor',
  },
  sessions: {
    method: 'GET',
    path: '/sessions',
    tag: 'sessions',
    summary: 'List the browsers where you are signed in',
    answer: Type.Array(Session),
    who: 'person',
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/sessions',
    tag: 'sessions',
    summary: 'Sign out everywhere else',
    answer: Type.Array(Session),
    who: 'person',
  },
  endSession: {
    method: 'DELETE',
    path: '/sessions/:id',
    tag: 'sessions',
    summary: 'Sign out one browser, this one or another',
    params: Type.Object({ id: SessionId }),
    answer: Type.Array(Session),
    who: 'person',
  },
} as const satisfies Record<string, Route>;
