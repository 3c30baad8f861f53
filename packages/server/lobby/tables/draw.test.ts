import { commitmentOf, type Result } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { termsHash } from '../../match/terms.ts';
import type { Chair, StoredShare, StoredTable } from '../../store/store.ts';
import { commitShare, contributionsOf, followDraw, isDrawn, passMissing, revealShare } from './draw.ts';

const BARE: StoredTable = {
  id: 't',
  version: 0,
  game: 'crack-the-code',
  options: {},
  pace: { kind: 'none', perMove: 0, bank: 0 },
  open: false,
  rated: false,
  host: 'ann',
  seats: [{ kind: 'open' }, { kind: 'open' }],
  secret: '00',
  drawRepeats: 0,
  createdAt: 0,
};
const TERMS = termsHash(BARE);
const DUE = 1_000;
const ANSWER_MS = 8_000;
const BOT: Chair = { kind: 'bot', bot: 'master' };

/** Shares as they come: absent, asked for, committed to, revealed. */
const shareOf = (name: string) => name.repeat(64);
const ASKED: StoredShare = {};
const committed = (name: string): StoredShare => ({ commitment: commitmentOf(shareOf(name)) });
const revealed = (name: string): StoredShare => ({ ...committed(name), revealed: shareOf(name) });

const person = (player: string, share?: StoredShare): Chair => ({
  kind: 'person',
  player,
  name: player,
  terms: TERMS,
  ...(share !== undefined && { share }),
});
const at = (...seats: readonly Chair[]): StoredTable => ({ ...BARE, seats });
/** The same while the draw runs. */
const drawing = (...seats: readonly Chair[]): StoredTable => ({ ...at(...seats), drawDueAt: DUE });
const sharesAt = ({ seats }: StoredTable) => seats.map((chair) => (chair.kind === 'person' ? chair.share : undefined));
const codeOf = (result: Result<StoredTable>) => (result.ok ? 'ok' : result.error.code);

describe('a draw', () => {
  const both = [person('ann', committed('a')), person('bo', committed('b'))] as const;

  test('starts when the match is wanted and all have agreed, and is not put off', () => {
    const follow = (table: StoredTable, isWanted = true) => followDraw(table, { now: 500, isWanted });
    expect(follow(at(...both)).drawDueAt).toBe(500 + ANSWER_MS);
    expect(follow(at(...both), false).drawDueAt).toBeUndefined();
    expect(follow(at(both[0], { kind: 'open' })).drawDueAt).toBeUndefined();
    expect(follow(drawing(...both)).drawDueAt).toBe(DUE);
    expect(follow({ ...at(...both), match: 'm' }).drawDueAt).toBeUndefined();
  });

  test('is broken off when somebody leaves, and begins anew if a share was shown', () => {
    const leave = (share: StoredShare) =>
      followDraw(drawing(person('ann', share), { kind: 'open' }), { now: 500, isWanted: true });
    const kept = leave(committed('a'));
    expect(kept).toMatchObject({ secret: '00', drawRepeats: 0 });
    expect(kept.drawDueAt).toBeUndefined();
    expect(sharesAt(kept)).toEqual([committed('a'), undefined]);
    const anew = leave(revealed('a'));
    expect(anew.drawRepeats).toBe(1);
    expect(anew.secret).not.toBe('00');
    expect(anew.drawDueAt).toBeUndefined();
    expect(sharesAt(anew)).toEqual([ASKED, undefined]);
  });

  test.each([
    ['all are revealed', true, drawing(person('ann', revealed('a')), person('bo', revealed('b')))],
    ['all are revealed, and others add nothing', true, drawing(person('ann', revealed('a')), person('bo'), BOT)],
    ['one is missing', false, drawing(person('ann', revealed('a')), person('bo', committed('b')))],
    ['one is not committed to', false, drawing(person('ann', revealed('a')), person('bo', ASKED))],
    ['the match is not wanted', false, at(person('ann', revealed('a')), person('bo', revealed('b')))],
    ['the match has started', false, { ...drawing(person('ann', revealed('a'))), match: 'm' }],
  ])('%s: whether its match can start is %#', (_, can, table) => {
    expect(isDrawn(table)).toBe(can);
  });
});

describe('a commitment', () => {
  const waiting = drawing(person('ann', committed('a')), person('bo', ASKED), person('cleo'), BOT);
  const commitment = commitmentOf(shareOf('c'));

  test('is noted for its player alone', () => {
    const noted = commitShare(waiting, 'bo', commitment);
    expect(noted.ok && sharesAt(noted.value)).toEqual([committed('a'), { commitment }, undefined, undefined]);
  });

  test.each([
    ['the same again', 'ok', waiting, 'ann', commitmentOf(shareOf('a'))],
    ['another instead', 'no-share', waiting, 'ann', commitment],
    ['of somebody who adds nothing', 'no-share', waiting, 'cleo', commitment],
    ['of a stranger', 'no-share', waiting, 'dee', commitment],
    ['after the start', 'no-share', { ...waiting, match: 'm' }, 'bo', commitment],
  ])('%s', (_, code, table, player, said) => {
    expect(codeOf(commitShare(table, player, said))).toBe(code);
  });
});

describe('a revealed share', () => {
  const ready = drawing(person('ann', committed('a')), person('bo', committed('b')));

  test('is noted for its player alone', () => {
    const noted = revealShare(ready, 'bo', shareOf('b'));
    expect(noted.ok && sharesAt(noted.value)).toEqual([committed('a'), revealed('b')]);
  });

  test.each([
    ['is another than committed to', 'wrong-share', ready, 'ann', shareOf('b')],
    [
      'comes before all have committed',
      'no-share',
      drawing(person('ann', committed('a')), person('bo', ASKED)),
      'ann',
      shareOf('a'),
    ],
    ['comes before the match is wanted', 'no-share', at(person('ann', committed('a'))), 'ann', shareOf('a')],
    ['comes again', 'ok', drawing(person('ann', revealed('a')), person('bo', revealed('b'))), 'ann', shareOf('a')],
    ['comes from a stranger', 'no-share', ready, 'dee', shareOf('a')],
  ])('%s', (_, code, table, player, said) => {
    expect(codeOf(revealShare(table, player, said))).toBe(code);
  });
});

describe('when the time for an answer is up', () => {
  test('those who have not committed are left out, and the others go on', () => {
    const passed = passMissing(drawing(person('ann', committed('a')), person('bo', ASKED)), DUE);
    expect(sharesAt(passed)).toEqual([committed('a'), undefined]);
    expect(passed).toMatchObject({ secret: '00', drawRepeats: 0, drawDueAt: DUE + ANSWER_MS });
  });

  test('those who have not revealed are left out, and the draw begins anew', () => {
    const passed = passMissing(drawing(person('ann', revealed('a')), person('bo', committed('b'))), DUE);
    expect(sharesAt(passed)).toEqual([ASKED, undefined]);
    expect(passed).toMatchObject({ drawRepeats: 1, drawDueAt: DUE + ANSWER_MS });
    expect(passed.secret).not.toBe('00');
  });

  const late = drawing(person('ann', committed('a')), person('bo', ASKED));
  const { drawDueAt: _, ...idle } = late;
  test.each([
    ['it is not yet', late, DUE - 1],
    ['there is no draw', idle, DUE],
    ['the match has started', { ...late, match: 'm' }, DUE],
    ['all are revealed', drawing(person('ann', revealed('a'))), DUE],
  ])('nothing changes if %s', (_name, table, now) => {
    expect(passMissing(table, now)).toBe(table);
  });
});

test('only revealed shares count for the luck, at the seats of their players', () => {
  const table = drawing(BOT, person('ann', revealed('a')), person('bo', committed('b')), person('cleo'));
  expect(contributionsOf(table)).toEqual(['', shareOf('a'), '', '']);
});
