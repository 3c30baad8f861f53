import Type, { type Static } from 'typebox';
import { Id } from './common.ts';
import { Day } from './daily.ts';
import { Language } from './mail.ts';
import { ShownRating } from './ratings.ts';

/** Puzzles from matches: bodies and answers of /api/puzzles. */
const exact = { additionalProperties: false } as const;

const Rating = Type.Integer({ description: 'How hard it is, on the scale of players’ ratings.' });
const PlayerRating = Type.Optional({ ...ShownRating, description: 'Your puzzle rating. Guests have none.' });
const Counts = { answered: Type.Integer(), solved: Type.Integer({ description: 'Of those who answered.' }) };
const PuzzleLanguage = Type.Optional({
  ...Language,
  description: 'Of puzzles with words; otherwise it makes no difference.',
});

export const ByPuzzle = Type.Object({ game: Id, id: Id });

export const PuzzlesQuery = Type.Object({ language: PuzzleLanguage });
export const PuzzlePageQuery = Type.Object({ day: Type.Optional(Day), language: PuzzleLanguage });

/** The games with puzzles, and how far a player is with today’s. */
export const PuzzlesOverview = Type.Object({
  day: Day,
  games: Type.Array(
    Type.Object({
      game: Type.String(),
      rating: PlayerRating,
      puzzles: Type.Integer({ description: 'On today’s page. 0: it was not chosen yet.' }),
      answered: Type.Integer(),
      solved: Type.Integer(),
    }),
  ),
});
export type PuzzlesOverview = Static<typeof PuzzlesOverview>;

const PuzzleMark = Type.Union([Type.Literal('solved'), Type.Literal('failed')]);

/** A page of puzzles, the same for everybody on its day, from easy to hard. */
export const PuzzlePage = Type.Object({
  day: Day,
  today: Day,
  next: Type.Number({ description: 'Milliseconds until the next page.' }),
  language: Type.Optional(Language),
  hasLanguages: Type.Boolean({ description: 'Whether the puzzles of this game are in a language.' }),
  preparing: Type.Boolean({ description: 'There are too few puzzles yet. Ask again in a few seconds.' }),
  rating: PlayerRating,
  puzzles: Type.Array(Type.Object({ id: Id, rating: Rating, ...Counts, mark: Type.Optional(PuzzleMark) })),
  before: Type.Optional({ ...Day, description: 'The page before this one.' }),
  after: Type.Optional({ ...Day, description: 'The page after this one.' }),
});
export type PuzzlePage = Static<typeof PuzzlePage>;

/** The solution, told after the answer. */
export const PuzzleEnd = Type.Object({
  solved: Type.Boolean(),
  gaveUp: Type.Boolean(),
  review: Type.Unknown({ description: 'The solution, as the game tells it.' }),
  change: Type.Optional(
    Type.Object({ before: Type.Integer(), after: Type.Integer() }, { description: 'Of your puzzle rating.' }),
  ),
  source: Type.Object({
    match: Type.Optional(Type.String({ description: 'Absent if bots have played it for the puzzle.' })),
    ply: Type.Integer(),
    seat: Type.Integer(),
    players: Type.Array(Type.String()),
  }),
});
export type PuzzleEnd = Static<typeof PuzzleEnd>;

/** A puzzle as a player sees it. */
export const ShownPuzzle = Type.Object({
  id: Id,
  game: Type.String(),
  language: Type.Optional(Language),
  rating: Rating,
  ...Counts,
  bots: Type.Boolean({ description: 'From a match between bots.' }),
  puzzle: Type.Unknown({ description: 'The position, as the game shows it.' }),
  end: Type.Optional(PuzzleEnd),
});
export type ShownPuzzle = Static<typeof ShownPuzzle>;

export const NextPuzzleRequest = Type.Object({ language: PuzzleLanguage }, exact);
export type NextPuzzleRequest = Static<typeof NextPuzzleRequest>;

/** The next puzzle near a player’s rating. */
export const NextPuzzle = Type.Object({
  puzzle: Type.Optional({ ...ShownPuzzle, description: 'Absent if you have answered them all.' }),
  preparing: Type.Boolean({ description: 'More are being looked for. Ask again in a few seconds.' }),
});
export type NextPuzzle = Static<typeof NextPuzzle>;

export const PuzzleAnswer = Type.Object({ answer: Type.Unknown() }, exact);
export type PuzzleAnswer = Static<typeof PuzzleAnswer>;
