import type { Finding } from '@sesame/server/doctor';
import { type Command, fail, print, printJson } from '../command.ts';
import { GAMES_FLAG, importGames } from '../outside-games.ts';

const LABELS = { ok: 'ok', warning: 'WARNING', fault: 'FAULT' } as const;
const LABEL_WIDTH = 9;
const CHECK_WIDTH = 13;

export const doctor: Command = {
  usage: 'doctor [--data DIR] [--games DIR]',
  summary: 'Check the store, every match, backups and settings, and say what to do. Changes nothing.',
  optionsOnly: true,
  flags: { data: 'data directory (default: data)', ...GAMES_FLAG },
  run: async ({ flags, json }) => {
    const imported = await importGames(flags.games);
    if (!imported.ok) return fail(imported.error.message);
    const { examine } = await import('@sesame/server/doctor');
    const findings = await examine({ data: flags.data ?? 'data' });
    const faults = findings.filter(({ level }) => level === 'fault').length;
    if (json) printJson({ ok: faults === 0, findings });
    else for (const line of report(findings)) print(line);
    return faults === 0 ? 0 : 1;
  },
};

const report = (findings: readonly Finding[]): readonly string[] => {
  const indent = ' '.repeat(LABEL_WIDTH + CHECK_WIDTH);
  const lines = findings.flatMap(({ check, level, found, advice }) => [
    `${LABELS[level].padEnd(LABEL_WIDTH)}${check.padEnd(CHECK_WIDTH)}${found}`,
    ...(advice === undefined ? [] : [`${indent}→ ${advice}`]),
  ]);
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const [faults, warnings] = [count('fault'), count('warning')];
  const summary = faults + warnings === 0 ? 'All is well.' : `Faults: ${faults}. Warnings: ${warnings}.`;
  return [...lines, '', summary];
};
