import { Button, ButtonLink, ConfirmButton, IconButton, Slab, toast, useMessages } from '@sesame/ui';
import { api } from '../../../data/client.ts';
import { useObservable } from '../../../data/observable.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { annotationTexts } from '../../../locales/annotations/texts.ts';
import { NoteEditor } from './NoteEditor.tsx';
import { NoteJumps } from './NoteJumps.tsx';
import type { NoteSaver } from './note-saver.ts';
import type { ReplayPoint } from './replay-annotation.ts';
import { SaveStatus } from './SaveStatus.tsx';
import { useCopyLink } from './use-copy-link.ts';

/** The panel in which notes are written: fields, whether they are saved, and what to do with them. */
export function NoteWriter(props: {
  readonly point: ReplayPoint;
  readonly saver: NoteSaver;
  readonly onStop: () => void;
  readonly onDeleted: () => void;
}) {
  const { point, saver, onStop, onDeleted } = props;
  const { onPly, ...shown } = point;
  const say = useMessages(annotationTexts);
  const saved = useObservable(saver.state);
  const { content, id } = saved;
  return (
    <Slab as="section" className="stack close note-panel" aria-label={say.notes}>
      <header className="line">
        <h2 className="grow">{say.notes}</h2>
        <IconButton icon="cross" label={say.stop} onPress={onStop} />
      </header>
      {content.notes.length > 0 && <NoteJumps content={content} ply={point.ply} onPly={onPly} />}
      <NoteEditor {...shown} content={content} onEdit={saver.edit} />
      <SaveStatus saved={saved} saver={saver} />
      {id !== undefined && <SavedActions id={id} onDeleted={onDeleted} />}
    </Slab>
  );
}

/** Sharing, reading and deleting notes that are saved. */
function SavedActions({ id, onDeleted }: { readonly id: string; readonly onDeleted: () => void }) {
  const say = useMessages(annotationTexts);
  const copyLink = useCopyLink();
  const { mutate, isPending } = useMutation();
  const remove = async () => {
    const removed = await mutate(() => api.removeAnnotation({ params: { id } }));
    if (!removed.ok) return;
    toast({ text: say.deleted, icon: 'check' });
    onDeleted();
  };
  return (
    <>
      <Button variant="primary" icon="share" onPress={() => void copyLink(`/annotated/${id}`)}>
        {say.share}
      </Button>
      <p className="soft tiny">{say.shareHint}</p>
      <div className="wraps">
        <ButtonLink tight variant="quiet" icon="eye" href={`/annotated/${id}`}>
          {say.read}
        </ButtonLink>
        <ConfirmButton
          tight
          variant="quiet"
          icon="trash"
          isDisabled={isPending}
          title={say.deleteTitle}
          text={say.deleteText}
          confirm={say.delete}
          cancel={say.keep}
          onConfirm={() => void remove()}
        >
          {say.delete}
        </ConfirmButton>
      </div>
    </>
  );
}
