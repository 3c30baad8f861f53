import type { Texts } from '../locales/en.ts';

/** A name with the mark of a bot that somebody made, so that nobody takes it for a person. */
export const seatName = (
  { table }: Texts,
  { name, isBot }: { readonly name: string; readonly isBot?: true | undefined },
): string => (isBot ? `${name} (${table.bot})` : name);

/** Names at one table, numbered where several are the same: a table may seat four bots of one name. */
export const numberDuplicates = (names: readonly string[]): readonly string[] =>
  names.map((name, seat) =>
    names.filter((other) => other === name).length === 1
      ? name
      : `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`,
  );

/** Names in a row, each once, with how often it stands there. */
export const listNames = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => {
      const count = names.filter((other) => other === name).length;
      return count === 1 ? name : `${name}\u00A0×${count}`;
    })
    .join(', ');
