import { below, pick, type Rng } from '@sesame/kernel';
import type { Stage } from './fixture.ts';
import type { Route } from './openapi-requests.ts';

type Headers = Readonly<Record<string, string>>;

/** Somebody who asks the house something over HTTP, and may do nothing to anybody by it. */
export interface Caller {
  readonly name: string;
  headers(rng: Rng): Headers;
  /** Says only what certainly is wrong: what is right they may. */
  readonly isAdmitted?: true;
  /** Whether a route is none for them: what it would do is their right. */
  spares?(route: Route): boolean;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const letters = (rng: Rng, count: number) => Array.from({ length: count }, () => pick(rng, [...LETTERS])).join('');

/** Whoever has no cookie may enter as a guest. */
const enters = ({ method, path }: Route) => method === 'POST' && path === '/api/me';

export const callersOf = ({ ann, eve, revoked, ended, gone }: Stage): readonly Caller[] => [
  { name: 'nobody', headers: () => ({}), spares: enters },
  { name: 'a forged cookie', headers: (rng) => ({ cookie: forge(ann.cookie, rng) }), spares: enters },
  { name: 'an ended session', headers: () => ({ cookie: ended }), spares: enters },
  { name: 'somebody who has left', headers: () => ({ cookie: gone }), spares: enters },
  { name: 'a forged token', headers: (rng) => ({ authorization: `Bearer ${forgeToken(revoked, rng)}` }) },
  { name: 'a revoked token', headers: () => ({ authorization: `Bearer ${revoked}`, cookie: ann.cookie }) },
  {
    name: 'a page from elsewhere',
    headers: (rng) => ({
      cookie: ann.cookie,
      origin: pick(rng, ['https://elsewhere.example', 'null', 'http://localhost', '://']),
    }),
    // Reading is no deed: what a page from elsewhere is answered, its browser does not show it.
    spares: ({ method }) => method === 'GET',
  },
  { name: 'a guest who says it wrong', headers: () => ({ cookie: eve.cookie }), isAdmitted: true },
];

const forge = (cookie: string, rng: Rng): string => {
  const [name, value = ''] = cookie.split('=');
  const [said = '', signature = ''] = value.split('.');
  switch (below(rng, 5)) {
    case 0:
      return `${name}=${letters(rng, 43)}.${signature}`;
    case 1:
      return `${name}=${said}.${letters(rng, 43)}`;
    case 2:
      return `${name}=${said}`;
    case 3:
      return `${name}=${letters(rng, 200)}; ${name}=${said}.`;
    default:
      return `__proto__=1; ${name}=${encodeURIComponent(letters(rng, 20))}; ${letters(rng, 10)}`;
  }
};

const forgeToken = (token: string, rng: Rng): string =>
  pick(rng, [`sesame_${letters(rng, 43)}`, token.slice(0, -1), `${token} x`, '', letters(rng, 2_000), 'undefined']);
