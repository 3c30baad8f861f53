import type { Locale } from '@sesame/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLayout, type Shot, type Size, type Subject, type Theme } from './layout/audit.ts';
import { makeRegular, type Regular } from './layout/regular.ts';
import { findSubjects } from './layout/subjects.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let regular: Regular;
let subjects: readonly Subject[];
beforeAll(async () => {
  server = await startTestServer();
  regular = await makeRegular(server.url, server.adminLink);
  subjects = await findSubjects(regular);
});
afterAll(() => server.close());

/** A sample of what `npm run audit:layout` looks at: each language has other subjects and two other sizes. */
const SAMPLES: readonly (readonly [Locale, Theme, readonly [Size, Size]])[] = [
  ['en', 'dark', [size(1280, 800), size(390, 664)]],
  ['fr', 'light', [size(1920, 1080), size(360, 640)]],
  ['nl', 'dark', [size(768, 1024), size(390, 844)]],
];
const SUBJECTS_PER_SAMPLE = 10;

function size(width: number, height: number): Size {
  return { width, height };
}

test.each(SAMPLES)('boards and pages fit their screens, in %s and %s', async (locale, theme, sizes) => {
  const offset = SAMPLES.findIndex(([one]) => one === locale);
  const step = subjects.length / SUBJECTS_PER_SAMPLE;
  const sample = Array.from(
    { length: SUBJECTS_PER_SAMPLE },
    (_, i) => subjects[Math.floor((i + offset / SAMPLES.length) * step)] ?? [],
  ).flat();
  const shots: Shot[] = [];
  await auditLayout({
    browser: server.browser,
    url: server.url,
    cookie: regular.cookie,
    subjects: sample,
    sizes,
    locales: [locale],
    themes: [theme],
    withPictures: false,
    onShot: (shot) => shots.push(shot),
  });
  expect(shots).toHaveLength(SUBJECTS_PER_SAMPLE * sizes.length);
  const faulty = shots.filter(({ faults }) => faults.length > 0);
  expect(faulty.map(({ subject, size, faults }) => ({ subject, size, faults }))).toEqual([]);
});
