import { fileURLToPath } from 'node:url';
import { HunspellReader } from 'hunspell-reader';
import { gameWordOf } from './word-filter.ts';

/** The words of a Hunspell dictionary, with all their forms. */
export interface Spelling {
  /** The entries, normalised for the game. */
  readonly lemmas: ReadonlySet<string>;
  /** The entries and all forms made by affix rules. */
  readonly words: ReadonlySet<string>;
  /** The parts of hyphenated entries. */
  readonly parts: readonly string[];
  /** Forms only of entries that the spell checker never suggests. */
  readonly neverSuggested: ReadonlySet<string>;
}

interface Flags {
  /** Flag of units, symbols and abbreviations. */
  readonly excluded: string;
  /** Flag of entries that are never suggested. */
  readonly neverSuggested: string;
}

/** Reads the dictionary of a package, given the URL of its entry. */
export const spellingOf = async (address: string, flags: Flags): Promise<Spelling> => {
  const path = (name: string) => fileURLToPath(new URL(name, address));
  const reader = await HunspellReader.createFromFiles(path('index.aff'), path('index.dic'));
  const isFlagged = (entry: string, flag: string) => pairsOf(entry.split('/')[1] ?? '').includes(flag);
  const dic = reader.dic.filter((entry) => !isFlagged(entry, flags.excluded));
  const formsOf = (entries: readonly string[]) =>
    new Set(
      [...new HunspellReader({ aff: reader.aff, dic: [...entries] }).wholeWords()].flatMap(
        (form) => gameWordOf(form) ?? [],
      ),
    );
  const stems = dic.map((entry) => entry.split('/')[0] ?? '');
  const proposed = formsOf(dic.filter((entry) => !isFlagged(entry, flags.neverSuggested)));
  const words = formsOf(dic);
  return {
    lemmas: new Set(stems.flatMap((stem) => gameWordOf(stem) ?? [])),
    words,
    parts: stems
      .filter((stem) => stem.includes('-'))
      .flatMap((stem) => stem.split('-').flatMap((part) => gameWordOf(part) ?? [])),
    neverSuggested: new Set([...words].filter((word) => !proposed.has(word))),
  };
};

/** Each flag has two characters. */
const pairsOf = (flags: string): readonly string[] => flags.match(/../gsu) ?? [];
