import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame } from '../packages/e2e/demo/film.ts';
import { filmCrackTheCode, filmCrystalCode, filmFakeCrystal } from '../packages/e2e/demo/scenes.ts';
import { STILLS } from '../packages/e2e/demo/stills.ts';
import { startTestServer } from '../packages/e2e/test-server.ts';

/** The README's moving picture must stay quick to load. */
const MAX_BYTES = 1_500_000;
const QUALITY = 80;
/** A still has no duration, but img2webp wants one. */
const STILL_MS = 100;

/** Writes frames as one WebP file: a still picture if there is only one. */
const encode = (frames: readonly Frame[], file: string): void => {
  const folder = mkdtempSync(join(tmpdir(), 'sesame-demo-'));
  const inputs = frames.flatMap(({ png, durationMs }, i) => {
    const path = join(folder, `${String(i).padStart(4, '0')}.png`);
    writeFileSync(path, png);
    return ['-lossy', '-q', String(QUALITY), '-m', '6', '-d', String(durationMs), path];
  });
  const { status, stderr } = spawnSync('img2webp', ['-loop', '0', ...inputs, '-o', file], { encoding: 'utf8' });
  if (process.argv.includes('--keep-frames')) console.log(`frames: ${folder}`);
  else rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error(`img2webp failed: ${stderr}`);
  const { size } = statSync(file);
  if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes, more than ${MAX_BYTES}`);
  const seconds = frames.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
  console.log(`${file}: ${frames.length} frames, ${seconds} s, ${Math.round(size / 1000)} kB`);
};

/** Plays real matches in Chromium and writes the pictures of the README to docs/. `--keep-frames` keeps the PNG files. */
const recordDemo = async (): Promise<number> => {
  if (spawnSync('img2webp', ['-version']).error !== undefined) {
    console.error('img2webp not found. On Debian: apt-get install webp.');
    return 1;
  }
  const server = await startTestServer();
  try {
    const frames: Frame[] = [];
    for (const film of [filmCrackTheCode, filmCrystalCode, filmFakeCrystal]) await film(server, frames);
    encode(frames, 'docs/play.webp');
    for (const [name, take] of Object.entries(STILLS)) {
      encode([{ png: await take(server), durationMs: STILL_MS }], `docs/${name}.webp`);
    }
  } finally {
    await server.close();
  }
  return 0;
};

process.exitCode = await recordDemo();
