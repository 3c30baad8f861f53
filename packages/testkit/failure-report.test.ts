import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord, replay } from '@sesame/kernel';
import { lantern } from '@sesame/kernel/lantern';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findIn } from './broken-lantern.fixture.ts';
import { reportFinding } from './failure-report.ts';
import { lawHolds } from './laws.ts';
import type { Finding } from './match-check.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'failures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const found = (): Finding => {
  const finding = findIn({}, lawHolds({ name: 'short', holds: (_, { ply }) => ply < 3 }));
  if (finding === undefined) throw new Error('nothing was found');
  return finding;
};
const saved = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

test('a failing match is saved as a record up to the failing ply', () => {
  const said = reportFinding(found(), folder);
  const [text = ''] = saved();
  const record = parseRecord(JSON.parse(text));
  const replayed = record.ok ? replay(lantern, record.value) : record;
  expect(replayed.ok && replayed.value.positions.length).toBe(4);
  expect(said).toMatch(/^it breaks the law: short \(ply 3 of .*failures-.*lantern-[0-9a-f]{12}\.json\)$/);
});

test('the tried input is the last one of the record', () => {
  const finding = found();
  const tried = { at: 1, by: 'nobody', move: {} };
  reportFinding(
    { ...finding, record: { ...finding.record, inputs: [...finding.record.inputs, tried as never] } },
    folder,
  );
  expect(JSON.parse(saved()[0] ?? '').inputs.at(-1)).toEqual(tried);
});

test('an input nested too deeply to serialise is left out', () => {
  const { record, ...flaw } = found();
  const deep: never = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as never;
  reportFinding({ ...flaw, record: { ...record, inputs: [...record.inputs, deep] } }, folder);
  expect(JSON.parse(saved()[0] ?? '').inputs).toEqual(record.inputs);
});
