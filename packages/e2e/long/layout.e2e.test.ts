import type { Locale } from '@sesame/kernel';
import { beforeAll, expect, test } from 'vitest';
import { auditLayout, type Shot, type Size, type Subject, type Theme } from '../layout/audit.ts';
import { makeRegular, type Regular } from '../layout/regular.ts';
import { SCENE_PATH } from '../layout/scene.ts';
import { findSubjects } from '../layout/subjects.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ isOwn: true });
let regular: Regular;
let subjects: readonly Subject[];
beforeAll(async () => {
  regular = await makeRegular(server.url, server.adminLink);
  subjects = await findSubjects(regular);
});

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

interface Sample {
  readonly subjects: readonly Subject[];
  readonly sizes: readonly Size[];
  readonly locale: Locale;
  readonly theme: Theme;
}

/** The pictures with faults. */
const findFaulty = async ({ subjects, sizes, locale, theme }: Sample) => {
  const shots: Shot[] = [];
  await auditLayout({
    browser: server.browser,
    url: server.url,
    cookie: regular.cookie,
    subjects,
    sizes,
    locales: [locale],
    themes: [theme],
    withPictures: false,
    onShot: (shot) => shots.push(shot),
  });
  expect(shots).toHaveLength(subjects.length * sizes.length);
  const faulty = shots.filter(({ faults }) => faults.length > 0);
  return faulty.map(({ subject, size, faults }) => ({ subject, size, faults }));
};

test.each(SAMPLES)('boards and pages fit their screens, in %s and %s', async (locale, theme, sizes) => {
  const offset = SAMPLES.findIndex(([one]) => one === locale);
  const step = subjects.length / SUBJECTS_PER_SAMPLE;
  const sample = Array.from(
    { length: SUBJECTS_PER_SAMPLE },
    (_, i) => subjects[Math.floor((i + offset / SAMPLES.length) * step)] ?? [],
  ).flat();
  expect(sample).toHaveLength(SUBJECTS_PER_SAMPLE);
  expect(await findFaulty({ subjects: sample, sizes, locale, theme })).toEqual([]);
});

// The end hides the most on a low phone with many players.
test('at the end of every game a low phone shows all it should', async () => {
  const ends = subjects.filter(({ path, scene, press }) => {
    const isEnd = path === SCENE_PATH && scene?.position.outcome !== undefined && press === undefined;
    return isEnd && scene.surroundings === 'plain';
  });
  expect(new Set(ends.map(({ scene }) => scene?.position.game)).size).toBe(5);
  expect(await findFaulty({ subjects: ends, sizes: [size(390, 664)], locale: 'en', theme: 'light' })).toEqual([]);
});
