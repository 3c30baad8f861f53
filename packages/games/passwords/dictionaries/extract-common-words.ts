import { readFileSync, writeFileSync } from 'node:fs';
import { gradeOf } from '../rules/lexicon/lexicon.ts';
import { loadLexicon } from '../rules/lexicon/load.ts';
import { LANGUAGES } from '../rules/state.ts';
import { gameWordOf } from './word-filter.ts';

/**
 * Extracts how a language uses its words from Tesseract's word lists, which were made from web pages:
 * `npx node packages/games/passwords/dictionaries/extract-common-words.ts <folder>`. The folder holds `eng.txt`, `fra.txt`
 * and `nld.txt`, as LICENCES.md describes. The lists have no counts, but a word that is found in lower case, capitalised,
 * in capitals and joined to others is more common than one found in lower case only.
 */
const FILES = { en: 'eng.txt', fr: 'fra.txt', nl: 'nld.txt' };
/** The French list is short: all its words are common. */
const LEAST_USES = { en: 3, fr: 1, nl: 2 };

const usesIn = (entries: readonly string[]): ReadonlyMap<string, number> => {
  const ways = new Map<string, Set<string>>();
  const note = (written: string, way: string) => {
    const word = gameWordOf(written.toLowerCase());
    if (word !== undefined) ways.set(word, (ways.get(word) ?? new Set()).add(way));
  };
  for (const entry of entries) {
    if (!/^\p{L}+$/u.test(entry)) for (const part of entry.split(/\P{L}+/u)) note(part, 'joined');
    else if (entry === entry.toLowerCase()) note(entry, 'small');
    else if (entry === entry.toUpperCase()) note(entry, 'capitals');
    else if (entry.slice(1) === entry.slice(1).toLowerCase()) note(entry, 'capitalised');
  }
  // A word that is never written in small letters is a name.
  return new Map([...ways].flatMap(([word, found]) => (found.has('small') ? [[word, found.size]] : [])));
};

const [folder = '.'] = process.argv.slice(2);
for (const language of LANGUAGES) {
  const lexicon = await loadLexicon(language);
  const entries = readFileSync(`${folder}/${FILES[language]}`, 'utf8').normalize('NFC').split('\n');
  const lines = [...usesIn(entries)]
    .filter(([word, uses]) => uses >= LEAST_USES[language] && gradeOf(lexicon, word) !== undefined)
    .map(([word, uses]) => `${word} ${uses}\n`)
    .sort();
  writeFileSync(new URL(`common/${language}.txt`, import.meta.url), lines.join(''));
}
