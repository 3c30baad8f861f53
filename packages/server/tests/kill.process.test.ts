import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connectAsGuest, type NodeClient } from '@sesame/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULTS, type Settings } from '../settings.ts';
import { storeFile } from '../store/files/data-folder.ts';
import { openDuel, watching } from './test-server.ts';

/** A free port, so that the server can restart on it. */
const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

let data: string;
let port: number;
let serverProcess: ChildProcess | undefined;
let guests: NodeClient[];

const start = (said: Partial<Settings> = {}): Promise<void> =>
  new Promise((ready, failed) => {
    serverProcess = fork(new URL('./server-process.ts', import.meta.url), [String(port), data, JSON.stringify(said)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: [],
    });
    serverProcess.once('message', () => ready());
    serverProcess.once('error', failed);
  });
/** As a power cut would: no warning, nothing flushed by the process. */
const kill = (): Promise<void> =>
  new Promise((gone) => {
    serverProcess?.once('exit', () => gone());
    serverProcess?.kill('SIGKILL');
  });
/** Makes all that the store knows of the time older, as if the server had been down for so long. */
const makeOlder = (milliseconds: number) => {
  using db = new DatabaseSync(storeFile(data));
  db.exec(`update house set value = cast(cast(value as integer) - ${milliseconds} as text) where key = 'alive_at';
    update matches set epoch = epoch - ${milliseconds}, started_at = started_at - ${milliseconds};
    update deadlines set due_at = due_at - ${milliseconds}`);
};
const enter = async () => {
  const guest = await connectAsGuest(`http://127.0.0.1:${port}`);
  guests.push(guest);
  return guest;
};

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'sesame-kill-'));
  port = await freePort();
  guests = [];
  await start();
});
afterEach(async () => {
  for (const { connection } of guests) connection.close();
  await kill();
  rmSync(data, { recursive: true });
});

test('keeps every acknowledged move, once and in order, when killed repeatedly under load', async () => {
  const MATCHES = 20;
  const KILLS = 5;
  const GUESSES = 16;
  const letters = 'rybwgp';
  const guess = (match: number, n: number) =>
    Array.from({ length: 5 }, (_, i) => letters[(match + n * (i + 1)) % 6]).join('');

  const duels = await Promise.all(
    Array.from({ length: MATCHES }, async () =>
      openDuel([await enter(), await enter()], { options: { attempts: GUESSES } }),
    ),
  );
  const acknowledged = duels.map((): unknown[] => []);
  const total = MATCHES * (2 + 2 * GUESSES);
  /** Resolves when this share of all moves has been acknowledged, so that kills come in the middle of play. */
  const shareDone = (share: number) =>
    new Promise<void>((reached) => onAcknowledged.push({ count: share * total, reached }));
  const onAcknowledged: { readonly count: number; readonly reached: () => void }[] = [];
  const playOut = duels.map(async ({ ann, bo }, match) => {
    const play = async (seat: number, move: unknown) => {
      const answer = await (seat === 0 ? ann : bo).play(move);
      if (!answer.ok) throw new Error(`match ${match} refused ${JSON.stringify(move)}: ${answer.error.message}`);
      acknowledged[match]?.push(move);
      const done = acknowledged.flat().length;
      for (const { count, reached } of onAcknowledged) if (done >= count) reached();
    };
    await play(0, { type: 'hide', code: 'kkkkk'.replaceAll('k', 'r') });
    await play(1, { type: 'hide', code: 'ppppp' });
    for (let n = 0; n < GUESSES * 2; n++) {
      await play(n % 2, {
        type: 'guess',
        code: n % 2 === 0 ? `r${guess(match, n).slice(1)}` : `p${guess(match, n).slice(1)}`,
      });
    }
  });
  const finished = Promise.all(playOut);
  for (let n = 0; n < KILLS; n++) {
    await shareDone((n + 1) / (KILLS + 1));
    await kill();
    await start();
  }
  await finished;

  for (const [match, { match: id, ann }] of duels.entries()) {
    const end = await ann.until(({ outcome }) => outcome !== undefined);
    expect(end.outcome).toEqual({ ranks: [1, 1] });
    const record = await guests[0]?.api.matchRecord({ params: { id } });
    if (!record?.ok) throw new Error('no record');
    expect(record.value.inputs.map(({ move }) => move)).toEqual(acknowledged[match]);
    expect(end.told.map(({ ply }) => ply)).toEqual(record.value.inputs.map((_, i) => i + 1));
  }
});

test('credits the downtime after a kill, and no clock times out early', async () => {
  const [ann, bo] = [await enter(), await enter()] as const;
  const duel = await openDuel([ann, bo], { pace: { kind: 'live', perMove: 3, bank: 0 } });
  await duel.ann.until(() => true);
  await kill();
  makeOlder(60_000);
  await start();
  const back = watching(bo, duel.match);
  const story = await back.until(() => true);
  expect(story.outcome).toBeUndefined();
  expect(story.clocks?.[0]?.left).toBeGreaterThan(500);
  const over = await back.until(({ outcome }) => outcome !== undefined);
  expect(over.told.at(-1)).toMatchObject({ by: 'clock' });
});

test('a bot still moves after a kill while it was thinking', async () => {
  const slowly = { botBudgetMs: DEFAULTS.botBudgetMs };
  await kill();
  await start(slowly);
  const ann = await enter();
  const begun = await ann.api.playBots({ body: { game: 'crack-the-code', bots: ['master'] } });
  if (!begun.ok) throw new Error(begun.error.message);
  const eyes = watching(ann, begun.value.id);
  await eyes.play({ type: 'hide', code: 'rrybw' });
  await kill();
  await start(slowly);
  await eyes.until(({ awaits, seq }) => seq === 2 && awaits.includes(0));
  await eyes.play({ type: 'guess', code: 'rrrrr' });
  await kill();
  await start(slowly);
  expect((await eyes.until(({ seq }) => seq >= 4)).told.at(-1)?.by).toBe(1);
});

test('keeps an undo and the move after it when killed', async () => {
  const [ann, bo] = [await enter(), await enter()] as const;
  const duel = await openDuel([ann, bo]);
  await duel.ann.play({ type: 'hide', code: 'rrybw' });
  await ann.connection.takeBack(duel.match);
  await kill();
  await start();
  expect(await duel.bo.until(({ seq }) => seq === 2)).toMatchObject({ told: [], awaits: [0, 1] });
  await duel.ann.play({ type: 'hide', code: 'yyyyy' });
  await kill();
  await start();
  expect((await ann.connection.takeBack(duel.match)).ok).toBe(true);
  await duel.ann.play({ type: 'hide', code: 'bbbbb' });
  await duel.bo.play({ type: 'hide', code: 'ggppw' });
  expect((await duel.bo.until(({ seq }) => seq === 6)).told.map(({ ply }) => ply)).toEqual([1, 2]);
  const record = await ann.api.matchRecord({ params: { id: duel.match } });
  expect(record.ok && record.value.inputs.map(({ move }) => move)).toEqual([{ type: 'hide', code: 'bbbbb' }]);
});

test('continues a countdown after a kill, and a bot takes over', async () => {
  const substitutes = { graceMs: 500, countdownMs: 5_000 };
  await kill();
  await start({ substitutes });
  const [ann, bo] = [await enter(), await enter()] as const;
  const duel = await openDuel([ann, bo]);
  await duel.bo.play({ type: 'hide', code: 'ggppw' });
  ann.connection.close();
  const missed = await duel.bo.until(({ notes }) => notes[0]?.missed !== undefined);
  await kill();
  await start({ substitutes });
  const back = watching(bo, duel.match);
  expect((await back.until(() => true)).notes).toEqual(missed.notes);
  const played = await back.until(({ seq, notes }) => seq === 2 && notes[0]?.bot !== undefined);
  expect(played.told.at(-1)).toMatchObject({ by: 0, bot: true });
  await kill();
  await start({ substitutes });
  expect((await watching(bo, duel.match).until(() => true)).notes).toEqual(played.notes);
});
