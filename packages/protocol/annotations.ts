import Type, { type Static } from 'typebox';
import { Id, SeatNumber } from './common.ts';
import {
  MAX_ANNOTATION_INTRO_LENGTH,
  MAX_ANNOTATION_TITLE_LENGTH,
  MAX_MOVE_NOTE_LENGTH,
  MAX_NOTES_PER_REPLAY,
  MAX_PLY,
} from './limits.ts';
import { MOVE_MARKS } from './move-marks.ts';

/** Annotated replays: bodies and answers of /api/annotations. */
const exact = { additionalProperties: false } as const;

/** What is written about one move. */
export const MoveNote = Type.Object(
  {
    ply: Type.Integer({ minimum: 1, maximum: MAX_PLY, description: 'The number of the move.' }),
    text: Type.String({ maxLength: MAX_MOVE_NOTE_LENGTH }),
    mark: Type.Optional(Type.Enum(MOVE_MARKS)),
    viewer: Type.Optional(
      Type.Union([SeatNumber, Type.Literal('spectator')], { description: 'From whose side the board is shown.' }),
    ),
  },
  exact,
);
export type MoveNote = Static<typeof MoveNote>;

const content = {
  title: Type.String({ maxLength: MAX_ANNOTATION_TITLE_LENGTH }),
  intro: Type.String({ maxLength: MAX_ANNOTATION_INTRO_LENGTH }),
  notes: Type.Array(MoveNote, { maxItems: MAX_NOTES_PER_REPLAY, description: 'In the order of the moves.' }),
};

/** What a player writes about a match. */
export const AnnotationContent = Type.Object(content, exact);
export type AnnotationContent = Static<typeof AnnotationContent>;

const Version = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Grows with every change. Zero before the first.',
});

export const SaveAnnotation = Type.Object({ ...content, version: Version }, exact);
export type SaveAnnotation = Static<typeof SaveAnnotation>;

/** Who wrote it. */
const Author = Type.Object({ id: Id, name: Type.String(), guest: Type.Boolean() });

/** An annotated replay. */
export const Annotation = Type.Object({
  ...content,
  id: Id,
  match: Id,
  game: Type.String(),
  author: Author,
  yours: Type.Boolean({ description: 'You may change and delete it.' }),
  version: Version,
  updatedAt: Type.Number({ description: 'Milliseconds since 1970.' }),
});
export type Annotation = Static<typeof Annotation>;

/** Your annotation of a match, if there is one. */
export const OwnAnnotation = Type.Object({ annotation: Type.Optional(Annotation) });
export type OwnAnnotation = Static<typeof OwnAnnotation>;

/** One of your annotated replays in a list. */
export const ListedAnnotation = Type.Object({
  id: Id,
  match: Id,
  game: Type.String(),
  players: Type.Array(Type.String(), { description: 'The names of the players.' }),
  title: Type.String(),
  notes: Type.Integer({ description: 'How many moves have a note.' }),
  updatedAt: Type.Number({ description: 'Milliseconds since 1970.' }),
});
export type ListedAnnotation = Static<typeof ListedAnnotation>;
