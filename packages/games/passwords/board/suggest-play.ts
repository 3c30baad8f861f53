import type { Seat } from '@sesame/kernel';
import type { Grade, Lexicon } from '../rules/lexicon/lexicon.ts';
import { usedWords } from '../rules/passwords.ts';
import type { View } from '../rules/state.ts';
import { bestPlays, fewestLeft, type Play } from '../search/index.ts';

/** The grades of words that most people know. */
const MAX_COMMON_GRADE: Grade = 2;

/** The best play with a common word, by the same measure as the analysis; undefined if there is none. */
export const suggestPlay = (lexicon: Lexicon, view: View, seat: Seat): Play | undefined =>
  bestPlays(
    lexicon,
    { circle: view.circle, hand: view.seats[seat]?.hand ?? 0, used: usedWords(view.turns) },
    { grade: MAX_COMMON_GRADE, worth: fewestLeft(view.circle, seat) },
  )[0];
