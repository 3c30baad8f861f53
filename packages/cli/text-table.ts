export type Row = Readonly<Record<string, string | number>>;

/** Formats rows as a table with a header. Numeric columns are right-aligned. */
export const makeTable = (rows: readonly Row[]): string => {
  const names = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => String(row[name] ?? '')));
  const widths = names.map((name, i) => Math.max(name.length, ...cells.map((line) => line[i]?.length ?? 0)));
  const isNumeric = names.map((name) => rows.every((row) => typeof row[name] === 'number'));
  const lineOf = (line: readonly string[]) =>
    line
      .map((cell, i) => (isNumeric[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return [names, ...cells].map(lineOf).join('\n');
};
