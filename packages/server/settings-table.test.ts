import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULTS } from './settings.ts';
import { assertUsable, makeSettingsTable, readSettings, SETTINGS } from './settings-table.ts';

const manual = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');

test('the table in docs/hosting.md is the one made from the code', () => {
  // To update it: npx sesame serve --help has the same rows; this prints them.
  expect(manual).toContain(makeSettingsTable());
});

test('every setting has its own flag and variable, and its default can be written', () => {
  for (const names of [SETTINGS.map(({ flag }) => flag), SETTINGS.map(({ variable }) => variable)])
    expect(new Set(names).size).toBe(names.length);
  for (const { fallback, apply, flag } of SETTINGS) {
    if (fallback === '' || ['web', 'web-cache', 'backup-dir', 'origin'].includes(flag)) continue;
    expect(apply(DEFAULTS, fallback), flag).toEqual(DEFAULTS);
  }
});

test('a flag wins over a variable, and a variable over the default', () => {
  const env = { SESAME_PORT: '81', SESAME_LEAVER_GRACE: '5', SESAME_HOST: '' };
  const settings = readSettings({ port: '82' }, env);
  expect(settings).toMatchObject({ port: 82, host: '0.0.0.0', substitutes: { graceMs: 5_000, countdownMs: 60_000 } });
});

test.each([
  ['port', '99999', '--port must be a whole number from 0 to 65535, not "99999".'],
  ['log', 'loud', '--log must be one of debug, info, warn, error, silent, not "loud".'],
  ['backup-at', '25:00', '--backup-at must be a time such as 03:00, or off, not "25:00".'],
  ['origins', 'https://a.example,b', '--origins must be an origin such as'],
  ['origin', 'https://a.example/games', '--origin must be an origin such as https://play.example.org, without a path'],
  ['origin', 'play.example.org', '--origin must be an origin such as'],
  ['trusted-proxies', '10.0.0.1,proxy', '--trusted-proxies must be an address such as'],
  ['trusted-proxies', '10.0.0.0/33', '--trusted-proxies must be an address such as'],
  ['base-path', '/games', '--base-path must be /, as Sesame needs a host name or a port of its own, not "/games".'],
  ['database', 'mysql://db', '--database must be a URL such as postgres://'],
])('--%s %s is refused', (flag, text, sentence) => {
  expect(() => readSettings({ [flag]: text }, {})).toThrow(sentence);
});

test('an origin is written as browsers send it', () => {
  expect(readSettings({ origin: 'https://Play.example.org:443/' }, {}).origin).toBe('https://play.example.org');
  expect(readSettings({ origin: 'https://play.example.org:8444' }, {}).origin).toBe('https://play.example.org:8444');
});

test('PostgreSQL and Redis belong together', () => {
  expect(() => assertUsable({ ...DEFAULTS, database: 'postgres://db' })).toThrow('DATABASE_URL is set, but REDIS_URL');
  expect(() => assertUsable({ ...DEFAULTS, redis: 'redis://r' })).toThrow('REDIS_URL is set, but DATABASE_URL');
  expect(() => assertUsable(DEFAULTS)).not.toThrow();
});
