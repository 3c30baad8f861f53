import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@sesame/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDuel, openTestServer, type TestServer } from './test-server.ts';

const WEB = new URL('../../web/', import.meta.url);
const ORIGIN = 'https://play.example.org';
const web = mkdtempSync(join(tmpdir(), 'sesame-web-'));
writeFileSync(join(web, 'index.html'), readFileSync(new URL('index.html', WEB)));

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ web, origin: ORIGIN });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true });
});

const open = async (path: string, language = 'en') => {
  const answer = await fetch(server.url + path, { headers: { 'accept-language': language } });
  const page = await answer.text();
  const meta = (name: string) => new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];
  return { status: answer.status, page, title: /<title>(.*)<\/title>/.exec(page)?.[1], meta };
};

const makeTable = async (name: string) => {
  const host = await server.enterAccount(name);
  const table = await host.api.openTable({ body: { game: 'fake-crystal', open: false } });
  if (!table.ok) throw new Error(table.error.message);
  return { host, id: table.value.id };
};

test('an invitation says who invites to what, and no more', async () => {
  const { id } = await makeTable('Ann of the Heads');
  const { status, title, meta, page } = await open(`/tables/${id}`);
  expect({ status, title }).toEqual({
    status: 200,
    title: 'Ann of the Heads invites you to play Fake Crystal · Sesame',
  });
  expect(meta('og:url')).toBe(`${ORIGIN}/tables/${id}`);
  expect(meta('og:image')).toBe(`${ORIGIN}/pictures/en/tables/${id}/0.png`);
  expect(page.match(/<title>|name="description"/g)).toHaveLength(2);
  expect(page).toContain('<div id="root">');
});

test('a name cannot leave its tag', async () => {
  const { id, host } = await makeTable('<script>x"</script>');
  for (const path of [`/tables/${id}`, `/players/${host.id}`]) {
    const { page } = await open(path);
    expect(page).toContain('&lt;script&gt;x&quot;&lt;/script&gt;');
    expect(page).not.toContain('<script>x');
  }
  expect((await open(`/players?"><script>x`)).page).not.toContain('<script>x');
});

test('a match and its replay name the players; a picture shows the position, with an address of its own', async () => {
  const [ann, bo] = [await server.enter(), await server.enter()];
  const { match } = await openDuel([ann, bo]);
  const before = await open(`/matches/${match}`);
  expect(before.title).toContain(`${ann.name} – ${bo.name}: Crack the Code`);
  expect(before.meta('og:image')).toBe(`${ORIGIN}/pictures/en/matches/${match}/0.png`);
  await ann.connection.play(match, { type: 'hide', code: 'gpgpg' });
  const after = await open(`/matches/${match}`);
  expect(after.meta('og:image')).toBe(`${ORIGIN}/pictures/en/matches/${match}/1.png`);
  expect(after.page.replace('/1.png', '/0.png')).toBe(before.page);
  expect((await open(`/matches/${match}/replay?ply=12`)).meta('description')).toContain('move 12');
  expect((await open(`/matches/${match}/replay?ply=<b>`)).meta('description')).not.toContain('<b>');
});

test('an annotated replay has its title and author, and is not listed', async () => {
  const [ann, bo] = [await server.enter(), await server.enter()];
  const duel = await openDuel([ann, bo]);
  await duel.ann.play({ type: 'resign' });
  const body = { version: 0, title: 'Why <b>I</b> resigned', intro: 'Secret until you open it', notes: [] };
  const saved = await ann.api.saveAnnotation({ params: { id: duel.match }, body });
  if (!saved.ok) throw new Error(saved.error.message);
  const { status, title, meta, page } = await open(`/annotated/${saved.value.id}`);
  expect({ status, title }).toEqual({ status: 200, title: 'Why &lt;b&gt;I&lt;/b&gt; resigned · Sesame' });
  expect(meta('description')).toContain(`annotated move by move by ${ann.name}`);
  expect(meta('og:image')).toBe(`${ORIGIN}/pictures/en/matches/${duel.match}/end.png`);
  expect(meta('robots')).toBe('noindex');
  expect(page).not.toContain(body.intro);
  await ann.api.removeAnnotation({ params: { id: saved.value.id } });
  expect((await open(`/annotated/${saved.value.id}`)).status).toBe(404);
});

test('heads are in the language of the reader', async () => {
  expect((await open('/daily/crystal-code', 'fr')).title).toBe('L’énigme du jour : Code de cristal · Sesame');
  expect((await open('/daily/crystal-code/2026-11-17', 'fr')).status).toBe(200);
  expect((await open('/daily', 'nl')).title).toBe('Puzzels van vandaag · Sesame');
  expect((await open('/puzzles/crack-the-code')).title).toBe('Crack the Code puzzles · Sesame');
  expect((await open('/puzzles/passwords/2026-11-17/2', 'fr')).title).toMatch(/^Problèmes : .* · Sesame$/);
  const room = await open('/room/bcdf');
  expect([room.title, room.meta('robots')]).toEqual(['Join room BCDF · Sesame', 'noindex']);
  expect((await open('/learn/passwords', 'nl')).title).toMatch(/ leren · Sesame$/);
  expect((await open('/tournaments', 'nl')).title).toBe('Toernooien · Sesame');
});

test.each([
  '/tables/none',
  '/matches/none',
  '/matches/none/replay',
  '/tournaments/none',
  '/players/none',
  '/daily/chess',
  '/puzzles/crazy-mix',
])('%s does not exist, and tells nothing', async (path) => {
  const { status, title, meta } = await open(path);
  expect({ status, title }).toEqual({ status: 404, title: 'Sesame' });
  expect(meta('robots')).toBe('noindex');
});

test.each(['/', '/?from=mail', '/players'])('%s opens without compression, too', async (path) => {
  const answer = await fetch(server.url + path, { headers: { 'accept-encoding': 'identity' } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<title>');
});

test('a dot in the query does not make a page a file', async () => {
  const { id } = await makeTable('Ann of the Dots');
  const titles = {
    [`/tables/${id}?utm_source=t.co`]: 'Ann of the Dots invites you to play Fake Crystal · Sesame',
    '/daily?fbclid=x.y': 'Daily puzzles · Sesame',
    '/?ref=example.org': 'Sesame',
    '/players?from=/index.html': 'Players · Sesame',
  };
  for (const [path, expected] of Object.entries(titles)) {
    const { status, title } = await open(path);
    expect({ path, status, title }).toEqual({ path, status: 200, title: expected });
  }
});

test.each(['/nothing.js', '/nothing.js?v=2', '/assets/nothing.css?from=/tables'])(
  '%s is a file that does not exist',
  async (path) => {
    const answer = await fetch(server.url + path);
    expect([answer.status, await answer.json()]).toEqual([404, { code: 'not-found', message: 'Not found.' }]);
  },
);

test('every game has its picture, 1200 × 630', () => {
  for (const id of [...GAMES.map((game) => game.id), 'sesame']) {
    const png = readFileSync(new URL(`public/link-pictures/${id}.png`, WEB));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], id).toEqual([1200, 630]);
  }
});
