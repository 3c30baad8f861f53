import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../services.ts';

/** Pages for their players alone: what they lead to is a link that somebody was sent, or an account. */
const PRIVATE_PATHS = [
  '/api/',
  '/account',
  '/admin',
  '/confirm-address',
  '/desk',
  '/friends',
  '/join',
  '/new-password',
  '/room',
  '/settings',
  '/table-screen',
  '/tables/',
  '/unsubscribe/',
];
const ROBOTS = ['User-agent: *', ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`), ''].join('\n');

/** How long what security.txt says may be believed; the standard wants less than a year. */
const VALID_MS = 180 * 86_400_000;

/** Files that others ask for by their names: crawlers, who finds a security problem, who checks a receipt. */
export const wellKnownRoutes = (
  app: FastifyInstance,
  { settings, now, signingKey }: Pick<Services, 'settings' | 'now' | 'signingKey'>,
): void => {
  const hidden = { schema: { hide: true } };
  const key = { kty: 'OKP', crv: 'Ed25519', use: 'sig', x: signingKey.publicKey };
  app.get('/.well-known/sesame-keys.json', hidden, () => ({ keys: [key] }));
  const { securityContact, origin } = settings;
  app.get('/robots.txt', hidden, (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
  app.get('/.well-known/security.txt', hidden, (_request, reply) => {
    if (securityContact === undefined) return reply.callNotFound();
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(now() + VALID_MS).toISOString()}`,
      'Preferred-Languages: en, fr, nl',
      ...(origin === undefined ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
};
