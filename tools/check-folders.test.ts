import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findCycle, findUpward, readImports } from './check-folders.ts';

/** A folder with these files, by path. */
const makeTree = (files: Readonly<Record<string, string>>): string => {
  const root = mkdtempSync(join(tmpdir(), 'folders-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
};

const TREE = {
  'low/a.ts': "import { b } from './b.ts';",
  'low/b.ts': 'export const b = 1;',
  'high/c.ts': "import type { A } from '../low/a.ts';\nconst lazy = () => import('../low/b.ts');",
  'main.ts': "export { c } from './high/c.ts';",
};

test('imports between folders are found, of types and lazy ones too', () => {
  expect(readImports(makeTree(TREE))).toEqual(
    expect.arrayContaining([
      { from: 'high', to: 'low', file: join('high', 'c.ts') },
      { from: 'main.ts', to: 'high', file: 'main.ts' },
    ]),
  );
});

test('a tree without a cycle has none, and one type is enough to close one', () => {
  expect(findCycle(readImports(makeTree(TREE)))).toBeUndefined();
  const knotted = makeTree({ ...TREE, 'low/a.ts': "import type { C } from '../high/c.ts';" });
  expect(findCycle(readImports(knotted))?.toSorted()).toEqual(['high', 'high', 'low'].toSorted());
});

test('tests may import what they like', () => {
  const tested = makeTree({ ...TREE, 'low/a.test.ts': "import { c } from '../high/c.ts';" });
  expect(findCycle(readImports(tested))).toBeUndefined();
});

test('imports that point up, or sideways within a layer, are named', () => {
  const imports = readImports(makeTree(TREE));
  expect(findUpward(imports, [['low'], ['high'], ['main.ts']])).toEqual([]);
  expect(findUpward(imports, [['high'], ['low'], ['main.ts']])).toHaveLength(2);
  expect(findUpward(imports, [['low', 'high'], ['main.ts']])).toHaveLength(2);
});
