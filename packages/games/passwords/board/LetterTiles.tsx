import type { Letter } from '../rules/state.ts';
import { lettersUsed } from './draft.ts';
import { showWord } from './show-word.ts';

/** The letters of a word as tiles. Letters used by the stops of a walk are highlighted. */
export function LetterTiles({ word, letters }: { readonly word: string; readonly letters: readonly Letter[] }) {
  const used = lettersUsed(word, letters);
  return [...showWord(word)].map((letter, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the word
    <span key={i} className={`pw-letter${used.includes(i) ? ' on' : ''}`}>
      {letter}
    </span>
  ));
}
