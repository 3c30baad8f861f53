/** The languages of the house. A text without one of them does not compile. */
export const LOCALES = ['en', 'fr', 'nl'] as const;
export type Locale = (typeof LOCALES)[number];
export type Text = Readonly<Record<Locale, string>>;
