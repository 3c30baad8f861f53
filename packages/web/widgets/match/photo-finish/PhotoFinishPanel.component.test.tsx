import '@sesame/ui/styles.css';
import type { PhotoFinish } from '@sesame/protocol';
import { PlayersProvider } from '@sesame/ui';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadTexts, TextsProvider } from '../../../locales/texts.tsx';
import { answer } from '../../../testing/fake-server.ts';
import { findViolations } from '../../../testing/find-violations.ts';
import { overflowX } from '../../../testing/open-page.tsx';
import PhotoFinishPanel from './PhotoFinishPanel.tsx';

const NAMES = ['Ann', 'Bo', 'Cas', 'Di', 'Ed with a very long name', 'Flo', 'Gus', 'Hal'];
const receipt = (credited: number, decision: 'time' | 'arrival' = 'time') => ({
  credited,
  claimed: credited - 2,
  arrived: credited + 55,
  trip: { low: 50, high: 60 },
  waited: 40,
  decision,
});
const right = (time: number, decision?: 'arrival') => ({ time, right: true, receipt: receipt(time, decision) });

/** Eight scripted players whose times are known. */
const LAST: PhotoFinish = {
  race: 9_000,
  number: 2,
  winner: 1,
  racers: [
    { seat: 0, ended: 849, claims: [right(849)], trace: '0p10.10 60p300.500 120o4 400p700.800' },
    { seat: 1, ended: 812, claims: [right(812)], trace: '50u1 90t1 130t1 200d1 200j2' },
    { seat: 2, ended: 811, claims: [right(811, 'arrival')] },
    { seat: 3, ended: 700, claims: [{ time: 700, right: false, receipt: receipt(700) }], trace: '' },
    { seat: 4, ended: 812, claims: [] },
    { seat: 5, ended: 812, claims: [{ time: 2_047, right: true }] },
    { seat: 6, ended: 812, claims: [], trace: '9k' },
    { seat: 7, ended: 830, claims: [right(830)] },
  ],
};
const FIRST: PhotoFinish = { ...LAST, race: 4_000, number: 1, winner: 0, racers: LAST.racers.slice(0, 1) };

beforeEach(() => {
  const bare = ({ racers, ...photo }: PhotoFinish) => ({
    ...photo,
    racers: racers.map(({ trace: _, ...racer }) => racer),
  });
  answer('GET /matches/m/races', [bare(FIRST), bare(LAST)]);
  answer('GET /matches/m/races/9000', LAST);
  answer('GET /matches/m/races/4000', FIRST);
});

const open = async (width: number, locale: 'en' | 'fr' | 'nl' = 'en') => {
  await page.viewport(width, 640);
  const bots = NAMES.map((_, seat) => seat === 7);
  await page.render(
    <TextsProvider locale={locale} initial={{ locale, texts: await loadTexts[locale]() }}>
      <PlayersProvider value={{ names: NAMES, you: 0, bots }}>
        <PhotoFinishPanel match="m" claims={8} />
      </PlayersProvider>
    </TextsProvider>,
  );
  await userEvent.click(page.getByRole('button').first());
  await expect.poll(() => document.querySelectorAll('.photo-rows > li').length).toBe(8);
};
const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('tells who was first and every gap to the millisecond', async () => {
  await open(1_000);
  expect(textsOf('.photo-name')).toEqual(['Bo', 'Cas', 'Hal', 'Ann', 'Flo', 'Di', 'Ed with a very long name', 'Gus']);
  expect(textsOf('.photo-gap')).toEqual(['First', '−1 ms', '+18 ms', '+37 ms', '+1.235 s', 'Wrong']);
  expect(textsOf('.photo-head .number:not(.photo-gap)').slice(0, 4)).toEqual([
    '0.812 s',
    '0.811 s',
    '0.830 s',
    '0.849 s',
  ]);
  const words = textsOf('.photo-rows .tiny');
  expect(words[0]).toBe(
    'Credited 812 ms: the screen reported 810 ms, and the server measured a round trip of 50 to 60 ms. Held 40 ms for claims that might still arrive. Decided by time.',
  );
  expect(words[1]).toContain('the earlier arrival counted');
  expect(words[2]).toContain('A bot, timed on the server.');
  expect(words[4]).toBe('Timed by its arrival, after 2047 ms: the race was already decided.');
});

test('draws the ways on one scale, and says them to those who do not see', async () => {
  await open(1_000);
  const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().x ?? 0;
  const flags = [...document.querySelectorAll('.photo-flag')].map((flag) => flag.getBoundingClientRect().x);
  const [bo = 0, , hal = 0, ann = 0] = flags;
  expect(bo).toBeLessThan(hal);
  expect(hal).toBeLessThan(ann);
  expect(left('.photo-mark.is-lift')).toBeLessThan(left('.photo-mark.is-turn'));
  expect(textsOf('.photo-rows .visually-hidden')).toContain(
    '1 tile picked up, 2 turns, 1 tile laid, 1 change of the row',
  );
  expect(document.querySelectorAll('.photo-line polyline')).toHaveLength(1);
  expect(await findViolations()).toEqual([]);
});

test('leads to earlier races', async () => {
  await open(1_000);
  await userEvent.click(page.getByRole('button', { name: 'Previous race' }));
  await expect.element(page.getByText('Race 1', { exact: true })).toBeVisible();
  await expect.poll(() => textsOf('.photo-name')).toEqual(['Ann']);
});

test('comes into view when it opens below the screen', async () => {
  document.body.style.paddingTop = '620px';
  await open(360);
  const bottom = () => document.querySelector('.photo-rows > li')?.getBoundingClientRect().bottom;
  await expect.poll(bottom).toBeLessThanOrEqual(640);
  document.body.style.paddingTop = '';
});

test.each(['en', 'fr', 'nl'] as const)('eight players fit on a phone in %s', async (locale) => {
  await open(360, locale);
  expect(overflowX()).toBeLessThanOrEqual(0);
  for (const head of document.querySelectorAll('.photo-head'))
    expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
});
