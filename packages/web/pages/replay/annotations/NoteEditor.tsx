import type { Viewer } from '@sesame/kernel';
import {
  MAX_ANNOTATION_INTRO_LENGTH,
  MAX_ANNOTATION_TITLE_LENGTH,
  MAX_MOVE_NOTE_LENGTH,
  MAX_NOTES_PER_REPLAY,
  MOVE_MARKS,
} from '@sesame/protocol';
import { ChoiceField, SelectField, TextAreaField, TextField, useMessages } from '@sesame/ui';
import { annotationTexts } from '../../../locales/annotations/texts.ts';
import { useTexts } from '../../../locales/texts.tsx';
import { changeNote, type NoteChange, type Notes, noteAt } from './content.ts';
import { MarkSign } from './MarkSign.tsx';

/** From how many on the characters that are left are counted. */
const SHOWN_CHARACTERS_LEFT = 200;

interface EditorProps {
  readonly content: Notes;
  readonly onEdit: (content: Notes) => void;
  readonly ply: number;
  readonly viewer: Viewer;
  readonly onViewer: (viewer: Viewer) => void;
  readonly names: readonly string[];
}

/** The fields for the move that the replay shows; before the first move, those for title and introduction. */
export function NoteEditor(props: EditorProps) {
  return props.ply === 0 ? <IntroFields {...props} /> : <NoteFields {...props} />;
}

function IntroFields({ content, onEdit }: EditorProps) {
  const say = useMessages(annotationTexts);
  const { title, intro } = content;
  return (
    <>
      <TextField
        label={say.title}
        hint={say.titleHint}
        value={title}
        maxLength={MAX_ANNOTATION_TITLE_LENGTH}
        autoComplete="off"
        onChange={(next) => onEdit({ ...content, title: next })}
      />
      <TextAreaField
        label={say.intro}
        value={intro}
        maxLength={MAX_ANNOTATION_INTRO_LENGTH}
        onChange={(next) => onEdit({ ...content, intro: next })}
      />
      <p className="soft small">{say.startHint}</p>
    </>
  );
}

function NoteFields({ content, onEdit, ply, viewer, onViewer, names }: EditorProps) {
  const { replay } = useTexts();
  const say = useMessages(annotationTexts);
  const note = noteAt(content, ply);
  const { text = '', mark } = note ?? {};
  if (note === undefined && content.notes.length >= MAX_NOTES_PER_REPLAY) {
    return <p className="soft small">{say.tooManyNotes(MAX_NOTES_PER_REPLAY)}</p>;
  }
  // A new note is shown to readers as its author sees the move.
  const change = (next: NoteChange) => onEdit(changeNote(content, ply, { viewer: note?.viewer ?? viewer, ...next }));
  const left = MAX_MOVE_NOTE_LENGTH - text.length;
  const options = [...MOVE_MARKS.map((id) => ({ id, label: <MarkSign mark={id} /> })), { id: '', label: say.noMark }];
  return (
    <>
      <ChoiceField
        label={mark === undefined ? say.mark : say.markNamed(say.marks[mark])}
        options={options}
        value={mark ?? ''}
        onChange={(id) => change({ mark: MOVE_MARKS.find((one) => one === id) ?? null })}
      />
      <TextAreaField
        key={ply}
        label={say.noteOn(ply)}
        placeholder={say.notePlaceholder}
        value={text}
        maxLength={MAX_MOVE_NOTE_LENGTH}
        hint={left <= SHOWN_CHARACTERS_LEFT ? say.charactersLeft(left) : undefined}
        onChange={(next) => change({ text: next })}
      />
      {note && (
        <SelectField
          label={say.shownTo}
          options={[
            ...names.map((name, seat) => ({ id: String(seat), label: name })),
            { id: 'spectator', label: replay.spectator },
          ]}
          value={String(note.viewer ?? viewer)}
          onChange={(id) => onViewer(id === 'spectator' ? id : Number(id))}
        />
      )}
    </>
  );
}
