import { useEffect, useSyncExternalStore } from 'react';
import { toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { changeNote, NO_NOTES, noteAt } from './annotations/content.ts';
import { NoteWriter } from './annotations/NoteWriter.tsx';
import type { NoteSaver } from './annotations/note-saver.ts';
import type { ReplayAnnotation } from './annotations/replay-annotation.ts';
import { useOwnNotes } from './annotations/use-own-notes.ts';

const unwatched = () => () => {};

/** Our own notes on a match while we write them; undefined otherwise. */
export const useWriting = (writing: {
  readonly match: string;
  readonly isWriting: boolean;
  readonly onStop: () => void;
}): ReplayAnnotation | undefined => {
  const { match, isWriting, onStop } = writing;
  const texts = useTexts();
  const { saver, refusal } = useOwnNotes(isWriting ? match : undefined);
  const content = useSyncExternalStore(saver?.state.subscribe ?? unwatched, () => saver?.state.get().content);
  useEffect(() => {
    if (refusal === undefined) return;
    toastRefusal(texts, refusal);
    onStop();
  });
  return saver && { ...makeAnnotation(saver, onStop), content: content ?? NO_NOTES };
};

const makeAnnotation = (saver: NoteSaver, onStop: () => void): Omit<ReplayAnnotation, 'content'> => ({
  renderPanel: (point) => <NoteWriter {...{ point, saver, onStop }} onDeleted={onStop} />,
  onViewer: (ply, viewer) => {
    const { content } = saver.state.get();
    if (noteAt(content, ply) !== undefined) saver.edit(changeNote(content, ply, { viewer }));
  },
});
