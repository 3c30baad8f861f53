/** The supported languages. A text that lacks one does not compile. */
export const LOCALES = ['en', 'fr', 'nl'] as const;
export type Locale = (typeof LOCALES)[number];
export type Text = Readonly<Record<Locale, string>>;
