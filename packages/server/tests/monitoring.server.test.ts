import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const read = (file: string): string =>
  readFileSync(new URL(`../../../deploy/monitoring/${file}`, import.meta.url), 'utf8');
/** Made by Prometheus itself. */
const OF_PROMETHEUS: ReadonlySet<string> = new Set(['up']);
/** Words of the query language that stand where metrics do. */
const OPERATORS: ReadonlySet<string> = new Set(['and', 'or', 'unless', 'on', 'ignoring', 'bool', 'offset']);

/** The expressions of the dashboard, or of the alerts: `expr: …` in one line, or in the indented lines below it. */
const expressionsIn = (file: string): readonly string[] =>
  file.endsWith('.json')
    ? JSON.parse(read(file)).panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
        targets.map(({ expr }) => expr),
      )
    : [...read(file).matchAll(/^( *)(?:- )?expr: ([|>]-?\n(?:\1 +.*\n)+|.*)/gm)].map(([, , expr = '']) => expr);

/** The metrics of an expression: its names that are neither labels nor functions. */
const metricsIn = (expression: string): readonly string[] => {
  const bare = expression
    .replace(/^[|>]-?\n/, '')
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/(?<![\w.])([a-zA-Z_:][\w:]*)(\s*\()?/g)].flatMap(([, name = '', opening]) =>
    opening !== undefined || OPERATORS.has(name) ? [] : [name],
  );
};

test.each(['grafana-dashboard.json', 'alerts.yaml'])('%s reads metrics that the server has', async (file) => {
  server = await openTestServer();
  const { api } = await server.enter();
  // A counter with labels has no sample before its first event.
  await api.openTable({ body: { game: 'crack-the-code' } });
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const known = new Set([...metrics.matchAll(/^(?:# TYPE )?([a-z_0-9]+)/gm)].map(([, name]) => name));
  const expressions = expressionsIn(file);
  expect(expressions.length).toBeGreaterThan(6);
  for (const expression of expressions) {
    const used = metricsIn(expression);
    expect(used, expression).not.toEqual([]);
    expect(
      used.filter((name) => !known.has(name) && !OF_PROMETHEUS.has(name)),
      expression,
    ).toEqual([]);
  }
});

test('a metric that the server does not have would be found', () => {
  expect(metricsIn('sum by (le, route) (rate(sesame_lost_total{route="x"}[5m])) > 0 and on(instance) up == 0')).toEqual(
    ['sesame_lost_total', 'up'],
  );
});

test('every panel of the dashboard asks something, and none overlaps another', () => {
  const { panels } = JSON.parse(read('grafana-dashboard.json'));
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }: { gridPos: Record<'x' | 'y' | 'w' | 'h', number> }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  for (const { targets } of panels) expect(targets.length).toBeGreaterThan(0);
});

const statusOf = async (headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  (await fetch(`${server?.url}/metrics`, { headers })).status;

test('metrics for this machine are hidden from those whom a proxy names', async () => {
  server = await openTestServer({ metrics: 'local' });
  expect(await statusOf()).toBe(200);
  expect(await statusOf({ 'x-forwarded-for': '203.0.113.5' })).toBe(404);
});

test('metrics can be turned off, or asked for with a token', async () => {
  server = await openTestServer({ metrics: 'off' });
  expect(await statusOf()).toBe(404);
  await server.close();
  server = await openTestServer({ metrics: 'off', metricsToken: 'open sesame' });
  expect(await statusOf()).toBe(404);
  expect(await statusOf({ authorization: 'Bearer close sesame' })).toBe(404);
  expect(await statusOf({ authorization: 'Bearer open sesame', 'x-forwarded-for': '203.0.113.5' })).toBe(200);
});

test.each([
  ['en', 'Everything is running.'],
  ['fr-FR', 'Tout fonctionne.'],
  ['nl', 'Alles werkt.'],
])('the status page in %s', async (language, text) => {
  server = await openTestServer();
  const answer = await fetch(`${server.url}/status`, { headers: { 'accept-language': language } });
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain(text);
  expect(page).toContain(`lang="${language.slice(0, 2)}"`);
});

test('the status page shows announcements as text', async () => {
  server = await openTestServer();
  const host = await server.enterAccount();
  const key = new URL(server.adminLink ?? '').searchParams.get('key') ?? '';
  expect(await host.api.redeemAdminKey({ body: { key } })).toMatchObject({ ok: true });
  const text = 'Down for <b>repair</b> at 8 pm';
  expect(await host.api.announce({ body: { text, minutes: 60 } })).toMatchObject({ ok: true });
  const page = await (await fetch(`${server.url}/status`)).text();
  expect(page).toContain('Down for &lt;b&gt;repair&lt;/b&gt; at 8 pm');
});

test('crawlers are kept from pages that are for their players alone', async () => {
  server = await openTestServer();
  const robots = await fetch(`${server.url}/robots.txt`);
  expect(robots.headers.get('content-type')).toContain('text/plain');
  expect(await robots.text()).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
});

test('security.txt says where to report a problem, once the admin has said so', async () => {
  server = await openTestServer();
  expect((await fetch(`${server.url}/.well-known/security.txt`)).status).toBe(404);
  await server.close();
  server = await openTestServer({ securityContact: 'mailto:security@example.org', origin: 'https://play.example.org' });
  const text = await (await fetch(`${server.url}/.well-known/security.txt`)).text();
  expect(text).toContain('Contact: mailto:security@example.org\nExpires: ');
  expect(text).toContain('\nCanonical: https://play.example.org/.well-known/security.txt\n');
});
