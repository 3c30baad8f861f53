import { IconButton, useMessages } from '@sesame/ui';
import { annotationTexts } from '../../../locales/annotations/texts.ts';
import { type Notes, noteAt, notesAround } from './content.ts';

/** Buttons to the annotated moves before and after this one. */
export function NoteJumps(props: {
  readonly content: Notes;
  readonly ply: number;
  readonly onPly: (ply: number) => void;
}) {
  const { content, ply, onPly } = props;
  const say = useMessages(annotationTexts);
  const { previous, next, passed } = notesAround(content, ply);
  const count = content.notes.length;
  // From the first note the way back leads to the introduction.
  const back = previous ?? (ply > 0 ? 0 : undefined);
  return (
    <div className="note-jumps">
      <IconButton
        icon="chevronLeft"
        label={say.previousNote}
        isDisabled={back === undefined}
        onPress={() => onPly(back ?? 0)}
      />
      <span className="soft small">
        {noteAt(content, ply) === undefined ? say.counted(count) : say.count(passed, count)}
      </span>
      <IconButton
        icon="chevronRight"
        label={say.nextNote}
        isDisabled={next === undefined}
        onPress={() => onPly(next ?? ply)}
      />
    </div>
  );
}
