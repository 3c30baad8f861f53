import { parse, type Result, refuse } from '@sesame/kernel';
import { DIRECTIONS, type Letter, type Move } from './state.ts';
import { PLACES } from './walks.ts';

/** PW1: the cards that are not in the circle. */
const PILE_SIZE = 45;
/** Longer than any word in the dictionaries: a word that is too long is invalid, not malformed. */
const MAX_WORD_LENGTH = 40;

const matching =
  (pattern: RegExp, wanted: string, longest: number): parse.Parse<string> =>
  (json, path = '') => {
    const text = parse.text(longest)(json, path);
    return !text.ok || pattern.test(text.value) ? text : refuse('malformed', `${path} should be ${wanted}.`);
  };

/** PW7: a word with a hyphen or an apostrophe has a code of its own, as players will try them. */
const isJoined = (text: string): boolean => /['’-]/.test(text) && /^[a-z'’-]+$/.test(text);

const word: parse.Parse<string> = (json, path = '') =>
  typeof json === 'string' && isJoined(json)
    ? refuse('joined-word', 'Words with a hyphen or an apostrophe don’t count.')
    : matching(/^[a-z]{2,}$/, 'a word of at least two lower-case letters, a to z', MAX_WORD_LENGTH)(json, path);

const letter: parse.Parse<Letter> = matching(/^[A-Z]$/, 'a letter from A to Z', 1);
const letters = (count: number) => parse.list(letter, { min: count, max: count });

const move = parse.byType({
  'lay-out': { circle: letters(PLACES), pile: letters(PILE_SIZE), starter: parse.whole(0, 4) },
  word: {
    word,
    direction: parse.oneOf(...DIRECTIONS),
    safes: parse.list(parse.whole(0, PLACES - 1), { min: 1, max: PLACES }),
  },
  begin: { seat: parse.whole(0, 4) },
  pass: {},
  propose: { word },
  answer: { allows: parse.flag },
});

export const parseMove = (json: unknown): Result<Move> => move(json);
