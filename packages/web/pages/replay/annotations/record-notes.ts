import { type MatchRecord, parse } from '@sesame/kernel';
import {
  MAX_ANNOTATION_INTRO_LENGTH,
  MAX_ANNOTATION_TITLE_LENGTH,
  MAX_MOVE_NOTE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_NOTES_PER_REPLAY,
  MAX_PLY,
  MAX_SEATS,
  MOVE_MARKS,
} from '@sesame/protocol';
import type { Notes } from './content.ts';

/** Notes in a record file, under `notes`. Programs that replay records ignore them. */
export interface RecordNotes extends Notes {
  readonly author?: string;
}

const seats = Array.from({ length: MAX_SEATS }, (_, seat) => seat);

const parseNotes = parse.object({
  title: parse.text(MAX_ANNOTATION_TITLE_LENGTH),
  intro: parse.text(MAX_ANNOTATION_INTRO_LENGTH),
  author: parse.optional(parse.text(MAX_NAME_LENGTH)),
  notes: parse.list(
    parse.object({
      ply: parse.whole(1, MAX_PLY),
      text: parse.text(MAX_MOVE_NOTE_LENGTH),
      mark: parse.optional(parse.oneOf(...MOVE_MARKS)),
      viewer: parse.optional(parse.oneOf<number | 'spectator'>('spectator', ...seats)),
    }),
    { max: MAX_NOTES_PER_REPLAY },
  ),
});

/** The notes in the JSON of a record. Undefined if there are none, or none that can be read. */
export const readNotes = (json: unknown, record: MatchRecord): RecordNotes | undefined => {
  const parsed = typeof json === 'object' && json !== null && 'notes' in json ? parseNotes(json.notes) : undefined;
  if (parsed?.ok !== true) return undefined;
  const fits = parsed.value.notes.filter(
    ({ ply, viewer = 0 }) => ply <= record.inputs.length && (viewer === 'spectator' || viewer < record.seats.length),
  );
  const inOrder = [...new Map(fits.map((note) => [note.ply, note])).values()];
  return { ...parsed.value, notes: inOrder.toSorted((one, other) => one.ply - other.ply) };
};

/** A record file with notes. */
export const withNotes = (record: MatchRecord, { title, intro, notes, author }: RecordNotes) => ({
  ...record,
  notes: { title, intro, ...(author !== undefined && { author: author.slice(0, MAX_NAME_LENGTH) }), notes },
});
