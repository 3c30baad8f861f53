import { expect, test } from 'vitest';
import { makeProgress } from './progress.ts';

const written = (isTTY: boolean) => {
  const lines: string[] = [];
  const stream = { isTTY, write: (text: string) => lines.push(text) > 0 } as unknown as NodeJS.WriteStream;
  const progress = makeProgress(200, stream);
  for (const done of [1, 2, 100, 200]) progress.show(done);
  progress.end();
  return lines.map((line) => line.replace('\r\u001b[K', ''));
};

test('a terminal gets a bar, redrawn on change and removed at the end', () => {
  expect(written(true)).toEqual([
    `${'░'.repeat(30)} 0% of 200`,
    `${'░'.repeat(30)} 1% of 200`,
    `${'█'.repeat(15)}${'░'.repeat(15)} 50% of 200`,
    `${'█'.repeat(30)} 100% of 200`,
    '',
  ]);
});

test('a file gets nothing', () => {
  expect(written(false)).toEqual([]);
});
