import type { Viewer } from '@sesame/kernel';
import type { AnnotationContent, MoveMark, MoveNote } from '@sesame/protocol';

/** What is written about a match, read-only. */
export interface Notes extends Pick<AnnotationContent, 'title' | 'intro'> {
  readonly notes: readonly MoveNote[];
}

export const NO_NOTES: Notes = { title: '', intro: '', notes: [] };

export interface NoteChange {
  readonly text?: string;
  /** Null removes the mark. */
  readonly mark?: MoveMark | null;
  readonly viewer?: Viewer;
}

export const noteAt = ({ notes }: Notes, ply: number): MoveNote | undefined => notes.find((note) => note.ply === ply);

const isBlank = ({ text, mark }: MoveNote): boolean => text === '' && mark === undefined;

/** Changes the note on a move. A note without text and mark goes away. */
export const changeNote = (content: Notes, ply: number, { mark, ...change }: NoteChange): Notes => {
  const { mark: before, ...note } = { text: '', ...noteAt(content, ply), ply, ...change };
  const now = mark === undefined ? before : (mark ?? undefined);
  const changed: MoveNote = { ...note, ...(now !== undefined && { mark: now }) };
  const others = content.notes.filter((other) => other.ply !== ply);
  const notes = isBlank(changed) ? others : [...others, changed].toSorted((one, other) => one.ply - other.ply);
  return { ...content, notes };
};

/** The annotated moves before and after a ply, and how many are not after it. */
export const notesAround = ({ notes }: Pick<Notes, 'notes'>, ply: number) => ({
  previous: notes.findLast((note) => note.ply < ply)?.ply,
  next: notes.find((note) => note.ply > ply)?.ply,
  passed: notes.filter((note) => note.ply <= ply).length,
});
