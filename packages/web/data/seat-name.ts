import type { Texts } from '../locales/en.ts';

/** The display name of a seat; bots made by players are marked as bots. */
export const seatName = (
  { table }: Texts,
  { name, isBot }: { readonly name: string; readonly isBot?: true | undefined },
): string => (isBot ? `${name} (${table.bot})` : name);

/** Numbers equal names ("Trader 1", "Trader 2"), as a table may seat the same bot several times. */
export const numberDuplicates = (names: readonly string[]): readonly string[] =>
  names.map((name, seat) =>
    names.filter((other) => other === name).length === 1
      ? name
      : `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`,
  );

/** Lists each name once, with a count ("Trader ×3"). */
export const listNames = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => {
      const count = names.filter((other) => other === name).length;
      return count === 1 ? name : `${name}\u00A0×${count}`;
    })
    .join(', ');
