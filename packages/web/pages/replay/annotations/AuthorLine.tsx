import type { Annotation } from '@sesame/protocol';
import { ButtonLink, IconButton, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { annotationTexts } from '../../../locales/annotations/texts.ts';
import ReportDialog from '../../../widgets/chat/ReportDialog.tsx';
import { PlayerLink } from '../../../widgets/player/PlayerLink.tsx';
import { noteAt } from './content.ts';

/** Who wrote the notes. The author can edit them; others can report them. */
export function AuthorLine({ annotation, ply }: { readonly annotation: Annotation; readonly ply: number }) {
  const { id, match, author, yours, intro, title } = annotation;
  const say = useMessages(annotationTexts);
  const [isReporting, setReporting] = useState(false);
  const note = noteAt(annotation, ply);
  const text = note?.text ?? [title, intro].filter(Boolean).join(': ');
  return (
    <div className="note-by small">
      <span className="grow">
        <span className="soft">{say.by} </span>
        <PlayerLink {...author} />
      </span>
      {yours ? (
        <ButtonLink tight variant="quiet" icon="edit" href={`/matches/${match}/replay?annotate&ply=${ply}`}>
          {say.edit}
        </ButtonLink>
      ) : (
        <IconButton icon="flag" label={say.report} onPress={() => setReporting(true)} />
      )}
      {isReporting && (
        <ReportDialog
          about={{ player: author.id, name: author.name }}
          line={{ text, channel: `annotation:${id}`, ...(note && { seq: note.ply }) }}
          explanation={say.reportText}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  );
}
