import { expect, test } from 'vitest';
import { findCollisions, readRules } from './check-styles.ts';

/** The collisions of sheets, by their path in `packages`. */
const check = (sheets: Readonly<Record<string, string>>): readonly string[] =>
  findCollisions(Object.entries(sheets).flatMap(([path, text]) => readRules(`packages/${path}`, text)));

const UI = { 'ui/styles/base.css': '.wraps { display: flex } .rows > li { gap: 4px } .btn.tight { padding: 0 }' };
const NOTICE = '.invitation { display: grid } @media (width < 760px) { .invitation .wraps { grid-column: 2 } }';
const TABLE = '.invitation h1 { line-height: 1.2 }';

test('a class with rules in the sheets of two components is found', () => {
  expect(check({ ...UI, 'web/shell/notice.css': NOTICE, 'web/pages/table/table.css': TABLE })).toEqual([
    '.invitation has rules in packages/web/shell/notice.css and packages/web/pages/table/table.css',
  ]);
});

test('sheets of one folder or one game may share their classes', () => {
  expect(check({ ...UI, 'web/pages/table/notice.css': NOTICE, 'web/pages/table/table.css': TABLE })).toEqual([]);
  expect(check({ 'games/chess/board/board.css': '.rook {}', 'games/chess/manual/manual.css': '.rook {}' })).toEqual([]);
});

test('a rule may name classes of others beside one of its own', () => {
  const theirs = '.score { gap: 0 } .score .line { gap: 0 }';
  const ours = '.mine .score { gap: 0 } .score:has(.mine) { gap: 0 } .mine { & .score { gap: 0 } }';
  expect(check({ 'web/widgets/score.css': theirs, 'web/pages/home/home.css': ours })).toEqual([]);
});

test('a class that a rule excludes does not make it its own', () => {
  const ours = '.score:not(.mine, :has(.mine)) { gap: 0 } .mine { gap: 0 }';
  expect(check({ 'web/widgets/score.css': '.score { gap: 0 }', 'web/pages/home/home.css': ours })).toHaveLength(1);
});

test('only the design system styles its own classes everywhere', () => {
  const page = { 'web/pages/table/table.css': '.rows .btn.tight, :is(.table, .seat) .rows { padding: 0 }' };
  expect(check({ ...UI, ...page })).toEqual([
    'packages/web/pages/table/table.css: ".rows .btn.tight" restyles the design system everywhere',
  ]);
});
