import './replay.css';
import { Slab, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { useQuery } from '../../data/use-query.ts';
import type { AnnotationTexts } from '../../locales/annotations/en.ts';
import { annotationTexts } from '../../locales/annotations/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { Page } from '../../shell/Page.tsx';
import { EndedMatchRow } from '../../widgets/match/MatchRows.tsx';
import { NoteReader } from './annotations/NoteReader.tsx';
import { OwnAnnotations } from './annotations/OwnAnnotations.tsx';
import type { RecordNotes } from './annotations/record-notes.ts';
import type { ReplayAnnotation } from './annotations/replay-annotation.ts';
import { FileDrop } from './FileDrop.tsx';
import { type OpenRecord, openRecordText } from './open-record.ts';
import { Replayer } from './Replayer.tsx';

/** Replays: our finished matches, and record files, which are replayed in the browser. */
export default function RecordsPage() {
  const texts = useTexts();
  const say = useMessages(annotationTexts);
  const [open, setOpen] = useState<OpenRecord>();
  const [problem, setProblem] = useState('');
  const read = async (file: File) => {
    const opened = await openRecordText(await file.text(), texts);
    setProblem(opened.ok ? '' : texts.replay.fault(opened.error.ply, opened.error.message));
    setOpen(opened.ok ? opened.value : undefined);
  };
  if (open !== undefined) {
    return (
      <Replayer
        open={open}
        viewer="spectator"
        ply={0}
        onAnother={() => setOpen(undefined)}
        annotation={open.notes && makeAnnotation(open.notes, say)}
      />
    );
  }
  return (
    <Page title={texts.shell.replays} className="stack">
      <h1>{texts.shell.replays}</h1>
      <FileDrop onFile={(file) => void read(file)} />
      <p className="bad" role="alert">
        {problem}
      </p>
      <OwnAnnotations />
      <FinishedMatches />
    </Page>
  );
}

/** Notes from a file. */
const makeAnnotation = (notes: RecordNotes, say: AnnotationTexts): ReplayAnnotation => ({
  content: notes,
  author: notes.author,
  renderPanel: ({ ply, onPly, names }) => (
    <NoteReader
      content={notes}
      fallbackTitle={names.join(' – ')}
      byline={notes.author !== undefined && <p className="soft small">{`${say.by} ${notes.author}`}</p>}
      {...{ ply, onPly }}
    />
  ),
});

function FinishedMatches() {
  const texts = useTexts();
  const { data: ended = [] } = useQuery('ended', () => api.matches({ query: { which: 'ended' } }));
  if (ended.length === 0) return undefined;
  return (
    <Slab as="section" aria-labelledby="finished">
      <h2 id="finished">{texts.replay.finished}</h2>
      <ul className="rows">
        {ended.map((match) => (
          <li key={match.id}>
            <EndedMatchRow match={match} />
          </li>
        ))}
      </ul>
    </Slab>
  );
}
