/** The supported languages. A text that lacks one does not compile. */
export const LOCALES = ['en', 'fr', 'nl'] as const;
export type Locale = (typeof LOCALES)[number];
export type Text = Readonly<Record<Locale, string>>;

/** A text in fewer languages: missing ones fall back to the first that is there. For games from outside. */
export const makeText = ({ en, fr, nl }: Partial<Text>): Text => {
  const first = en ?? fr ?? nl ?? '';
  return { en: en ?? first, fr: fr ?? first, nl: nl ?? first };
};
