const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' } as const;

/** "1st", "2nd", "11th": a place in English. */
export const ordinal = (n: number): string => `${n}${ENDINGS[RULES.select(n)]}`;
