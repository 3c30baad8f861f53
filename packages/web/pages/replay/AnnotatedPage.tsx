import type { Annotation } from '@sesame/protocol';
import { useMessages } from '@sesame/ui';
import { useSearch } from 'wouter';
import { api } from '../../data/client.ts';
import { useQuery } from '../../data/use-query.ts';
import { annotationTexts } from '../../locales/annotations/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { AuthorLine } from './annotations/AuthorLine.tsx';
import { NoteReader } from './annotations/NoteReader.tsx';
import type { ReplayAnnotation } from './annotations/replay-annotation.ts';
import { type FoundRecord, findReplay } from './find-replay.ts';
import { Replayer } from './Replayer.tsx';

/** A replay with somebody’s notes, at a link that is listed nowhere. `?ply=12` opens it at that move. */
export default function AnnotatedPage({ id }: { readonly id: string }) {
  const texts = useTexts();
  const say = useMessages(annotationTexts);
  const search = new URLSearchParams(useSearch());
  const { data, error } = useQuery<{ readonly annotation: Annotation; readonly found: FoundRecord }>(id, async () => {
    const annotation = await api.annotation({ params: { id } });
    if (!annotation.ok) return annotation;
    const found = await findReplay(annotation.value.match, texts);
    return found.ok ? { ok: true, value: { annotation: annotation.value, found: found.value } } : found;
  });
  if (error !== undefined) {
    return <ErrorPage text={error.code === 'no-annotation' ? say.missing : refusalText(texts, error)} />;
  }
  if (data === undefined) return <LoadingPage />;
  const { annotation, found } = data;
  const shown: ReplayAnnotation = {
    content: annotation,
    author: annotation.author.name,
    path: `/annotated/${id}`,
    renderPanel: ({ ply, onPly, names }) => (
      <NoteReader
        content={annotation}
        fallbackTitle={names.join(' – ')}
        byline={<AuthorLine annotation={annotation} ply={ply} />}
        {...{ ply, onPly }}
      />
    ),
  };
  const ply = Number(search.get('ply') ?? 0);
  return (
    <Replayer
      open={found}
      match={annotation.match}
      seats={found.seats}
      viewer="spectator"
      ply={ply}
      annotation={shown}
    />
  );
}
