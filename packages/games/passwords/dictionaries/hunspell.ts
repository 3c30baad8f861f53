import { fileURLToPath } from 'node:url';
import { HunspellReader } from 'hunspell-reader';
import { gameWordOf } from './word-filter.ts';

/** The words of a dictionary for spelling, with all their forms. */
export interface Spelling {
  /** The entries, as the game writes them. */
  readonly lemmas: ReadonlySet<string>;
  /** The entries and all forms that its affixes make of them. */
  readonly words: ReadonlySet<string>;
  /** The parts of entries with hyphens. */
  readonly parts: readonly string[];
  /** Forms that only entries have which the dictionary itself never proposes. */
  readonly neverSuggested: ReadonlySet<string>;
}

interface Flags {
  /** Entries with this flag are units, symbols and abbreviations. */
  readonly excluded: string;
  /** Entries with this flag are never proposed. */
  readonly neverSuggested: string;
}

/** The words of the dictionary at a folder, given the address of its package. */
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

/** Flags are two letters each. */
const pairsOf = (flags: string): readonly string[] => flags.match(/../gsu) ?? [];
