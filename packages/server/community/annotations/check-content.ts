import { ok, type Result, refuse } from '@sesame/kernel';
import { type AnnotationContent, MAX_ANNOTATION_BYTES, type MoveNote } from '@sesame/protocol';

const TOO_LONG = refuse('annotation-too-long', 'These notes are too long. Shorten some of them.');
const NO_SUCH_MOVE = refuse('no-ply', 'This match has fewer moves.');
const REPEATED = refuse('malformed', 'Every move has at most one note.');

/** The match that is written about. */
interface AnnotatedMatch {
  readonly plies: number;
  readonly seats: number;
}

/** Control characters and signs that turn the direction of text become spaces. Line breaks stay. */
const cleanText = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?!\n)\p{C}/gu, ' ')
    .trim();

/** Cleans what a player wrote, without empty notes and in the order of the moves. Refused if it does not fit the match. */
export const checkContent = (
  { title, intro, notes }: AnnotationContent,
  { plies, seats }: AnnotatedMatch,
): Result<AnnotationContent> => {
  const cleaned = notes
    .map((note): MoveNote => ({ ...note, text: cleanText(note.text) }))
    .filter(({ text, mark }) => text !== '' || mark !== undefined)
    .toSorted((one, other) => one.ply - other.ply);
  if (cleaned.some(({ ply }) => ply > plies)) return NO_SUCH_MOVE;
  if (cleaned.some(({ viewer = 0 }) => viewer !== 'spectator' && viewer >= seats)) return NO_SUCH_MOVE;
  if (new Set(cleaned.map(({ ply }) => ply)).size < cleaned.length) return REPEATED;
  const content = { title: cleanText(title).replaceAll('\n', ' '), intro: cleanText(intro), notes: cleaned };
  return Buffer.byteLength(JSON.stringify(content)) > MAX_ANNOTATION_BYTES ? TOO_LONG : ok(content);
};
