import { below, pick, type Rng } from '@sesame/kernel';
import type { Fixture } from './fixture.ts';
import type { Route } from './openapi-requests.ts';

type Headers = Readonly<Record<string, string>>;

/** A client whose HTTP requests must not change anything. */
export interface Attacker {
  readonly name: string;
  headers(rng: Rng): Headers;
  /** Sends only invalid bodies, as valid ones would be allowed. */
  readonly sendsOnlyInvalid?: true;
  /** Routes to skip because the client may use them. */
  mayUse?(route: Route): boolean;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const randomLetters = (rng: Rng, count: number) =>
  Array.from({ length: count }, () => pick(rng, [...LETTERS])).join('');

/** Clients without a cookie may enter as a guest, create an account or begin to sign in. */
const isForVisitors = ({ method, path }: Route) =>
  method === 'POST' && ['/api/me', '/api/account', '/api/sessions/passkey/options'].includes(path);

export const attackersOf = ({ ann, eve, revokedToken, endedCookie, erasedCookie }: Fixture): readonly Attacker[] => [
  { name: 'no cookie', headers: () => ({}), mayUse: isForVisitors },
  { name: 'a forged cookie', headers: (rng) => ({ cookie: forgeCookie(ann.cookie, rng) }), mayUse: isForVisitors },
  { name: 'an ended session', headers: () => ({ cookie: endedCookie }), mayUse: isForVisitors },
  { name: 'an erased account', headers: () => ({ cookie: erasedCookie }), mayUse: isForVisitors },
  { name: 'a forged token', headers: (rng) => ({ authorization: `Bearer ${forgeToken(revokedToken, rng)}` }) },
  { name: 'a revoked token', headers: () => ({ authorization: `Bearer ${revokedToken}`, cookie: ann.cookie }) },
  {
    name: 'another origin',
    headers: (rng) => ({
      cookie: ann.cookie,
      origin: pick(rng, ['https://elsewhere.example', 'null', 'http://localhost', '://']),
    }),
    // Cross-origin reads are harmless: the browser does not show the answer to the page.
    mayUse: ({ method }) => method === 'GET',
  },
  { name: 'a guest with invalid bodies', headers: () => ({ cookie: eve.cookie }), sendsOnlyInvalid: true },
];

const forgeCookie = (cookie: string, rng: Rng): string => {
  const [name, value = ''] = cookie.split('=');
  const [id = '', signature = ''] = value.split('.');
  switch (below(rng, 5)) {
    case 0:
      return `${name}=${randomLetters(rng, 43)}.${signature}`;
    case 1:
      return `${name}=${id}.${randomLetters(rng, 43)}`;
    case 2:
      return `${name}=${id}`;
    case 3:
      return `${name}=${randomLetters(rng, 200)}; ${name}=${id}.`;
    default:
      return `__proto__=1; ${name}=${encodeURIComponent(randomLetters(rng, 20))}; ${randomLetters(rng, 10)}`;
  }
};

const forgeToken = (token: string, rng: Rng): string =>
  pick(rng, [
    `sesame_${randomLetters(rng, 43)}`,
    token.slice(0, -1),
    `${token} x`,
    '',
    randomLetters(rng, 2_000),
    'undefined',
  ]);
