import type { Texts } from '../locales/en.ts';

/** The display name of a seat; bots made by players are marked as bots. */
export const seatName = (
  { table }: Texts,
  { name, isBot }: { readonly name: string; readonly isBot?: true | undefined },
): string => (isBot ? `${name} (${table.bot})` : name);

/** Numbers names that occur before ("Ann", "Ann (2)"): two guests may have one name, and one bot several seats. */
export const uniqueNames = (names: readonly string[]): readonly string[] => {
  const shown: string[] = [];
  for (const name of names) {
    let unique = name;
    // A player may also be called "Ann (2)".
    for (let n = 2; shown.includes(unique) || (unique !== name && names.includes(unique)); n++)
      unique = `${name} (${n})`;
    shown.push(unique);
  }
  return shown;
};

/** Lists each name once, with a count ("Trader ×3"). */
export const listNames = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => {
      const count = names.filter((other) => other === name).length;
      return count === 1 ? name : `${name}\u00A0×${count}`;
    })
    .join(', ');
