import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { MatchRecord } from '@sesame/kernel';
import type { Finding } from './match-check.ts';

/** Saves the record that shows a flaw; returns a one-line description with the file’s path. */
export const reportFinding = ({ ply, what, record }: Finding, folder = 'failures'): string => {
  const text = writable(record);
  const name = `${record.game}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, text);
  return `${what} (ply ${ply} of ${relative('.', file)})`;
};

/** The record as text. A last input that is too deep for JSON is left out. */
const writable = (record: MatchRecord): string => {
  try {
    return `${JSON.stringify(record, undefined, 1)}\n`;
  } catch {
    return `${JSON.stringify({ ...record, inputs: record.inputs.slice(0, -1) }, undefined, 1)}\n`;
  }
};
