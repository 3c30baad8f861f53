import type { PhotoFinish } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { countDeeds, photoRows } from './photo-rows.ts';

const right = (time: number) => ({ time, right: true });
const wrong = (time: number) => ({ time, right: false });
const photo = (racers: readonly Omit<PhotoFinish['racers'][number], 'seat'>[], winner?: number): PhotoFinish => ({
  race: 0,
  number: 1,
  ...(winner !== undefined && { winner }),
  racers: racers.map((racer, seat) => ({ seat, ...racer })),
});

test('gaps are to the millisecond, the winner first', () => {
  const rows = photoRows(
    photo(
      [
        { ended: 849, claims: [right(849)] },
        { ended: 812, claims: [] },
        { ended: 812, claims: [right(812)] },
        { ended: 700, claims: [wrong(400), wrong(700)] },
        { ended: 830, claims: [wrong(500), right(830)] },
      ],
      2,
    ),
  );
  expect(rows.map(({ seat, gap, end }) => [seat, gap, end])).toEqual([
    [2, undefined, 812],
    [4, 18, 830],
    [0, 37, 849],
    [3, undefined, 700],
    [1, undefined, 812],
  ]);
  expect(rows.map(({ misses }) => misses.map(({ time }) => time))).toEqual([[], [500], [], [400], []]);
});

test('too close to call, a later place may have the earlier time', () => {
  const rows = photoRows(
    photo(
      [
        { ended: 800, claims: [right(800)] },
        { ended: 803, claims: [right(803)] },
      ],
      1,
    ),
  );
  expect(rows.map(({ seat, gap }) => [seat, gap])).toEqual([
    [1, undefined],
    [0, -3],
  ]);
});

test('a race that nobody won has no gaps', () => {
  const rows = photoRows(
    photo([
      { ended: 9_000, claims: [] },
      { ended: 9_000, claims: [wrong(80)] },
    ]),
  );
  expect(rows.map(({ gap, isWinner }) => [gap, isWinner])).toEqual([
    [undefined, false],
    [undefined, false],
  ]);
});

test('the pointer approaches the place where it comes to rest; other marks are told apart', () => {
  const trace = '0p0.0 100p300.400 150o7 200u1 250t1 300t1 400p300.0';
  const [row] = photoRows(photo([{ ended: 500, claims: [right(500)], trace }], 0));
  expect(row?.approach).toEqual([
    [0, 0.75],
    [100, 1],
    [400, 0],
  ]);
  expect([...countDeeds(row?.deeds ?? [])]).toEqual([
    ['target', 1],
    ['lift', 1],
    ['turn', 2],
  ]);
});

test('a screen that was slow to paint has seen the picture later, and its way is told from then on', () => {
  const receipt = { credited: 900, claimed: 600, arrived: 950, trip: { low: 50, high: 50 }, waited: 0 };
  const claims = [{ time: 900, right: true, receipt: { ...receipt, decision: 'alone' as const } }];
  const [row] = photoRows(photo([{ ended: 900, claims, trace: '100k 600k 601k' }], 0));
  expect(row?.seen).toBe(300);
  expect(row?.deeds?.map(({ at }) => at)).toEqual([400, 900]);
});

test('without a trace nothing is known but the claim', () => {
  const [row] = photoRows(photo([{ ended: 500, claims: [right(500)] }], 0));
  expect(row).toMatchObject({ deeds: undefined, approach: [], end: 500 });
});
