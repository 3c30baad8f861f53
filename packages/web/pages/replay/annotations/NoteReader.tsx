import { Slab, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { annotationTexts } from '../../../locales/annotations/texts.ts';
import { type Notes, noteAt } from './content.ts';
import { MarkSign } from './MarkSign.tsx';
import { NoteJumps } from './NoteJumps.tsx';

/** What is written about the move that the replay shows; before the first move, the introduction. */
export function NoteReader(props: {
  readonly content: Notes;
  /** Stands for a title that the author has not given. */
  readonly fallbackTitle: string;
  /** Who wrote it. */
  readonly byline?: ReactNode;
  readonly ply: number;
  readonly onPly: (ply: number) => void;
}) {
  const { content, fallbackTitle, byline, ply, onPly } = props;
  const say = useMessages(annotationTexts);
  return (
    <Slab as="section" className="stack close note-panel note-reading" aria-label={say.notes}>
      <h2 className="note-title">{content.title === '' ? fallbackTitle : content.title}</h2>
      {byline}
      <NoteJumps content={content} ply={ply} onPly={onPly} />
      <div className="note-body" aria-live="polite">
        <NoteText content={content} ply={ply} />
      </div>
    </Slab>
  );
}

function NoteText({ content, ply }: { readonly content: Notes; readonly ply: number }) {
  const say = useMessages(annotationTexts);
  const note = noteAt(content, ply);
  if (ply === 0) {
    return (
      <>
        {content.intro !== '' && <p className="note-text">{content.intro}</p>}
        <p className="soft small">{content.notes.length === 0 ? say.noNotes : say.noNoteYet}</p>
      </>
    );
  }
  if (note === undefined) return <p className="soft small">{say.noNote}</p>;
  return (
    <>
      <h3 className="line">
        {say.move(ply)}
        {note.mark && <MarkSign mark={note.mark} />}
        {note.mark && <span className="soft small">{say.marks[note.mark]}</span>}
      </h3>
      {note.text !== '' && <p className="note-text">{note.text}</p>}
    </>
  );
}
