import type { ListedAnnotation } from '@sesame/protocol';
import { ConfirmButton, Crystal, IconButton, Slab, toast, useLocale, useMessages } from '@sesame/ui';
import { Link, useLocation } from 'wouter';
import { api } from '../../../data/client.ts';
import { gameOf } from '../../../data/games.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { useQuery } from '../../../data/use-query.ts';
import { annotationTexts } from '../../../locales/annotations/texts.ts';
import { formatShortDate } from '../../../widgets/format-date.ts';

/** Our annotated replays, to read, edit and delete. */
export function OwnAnnotations() {
  const say = useMessages(annotationTexts);
  const { data = [], setData } = useQuery('annotations', () => api.annotations());
  if (data.length === 0) return undefined;
  const remove = (id: string) => setData(data.filter((one) => one.id !== id));
  return (
    <Slab as="section" aria-labelledby="annotated">
      <h2 id="annotated">{say.yours}</h2>
      <ul className="rows">
        {data.map((one) => (
          <li key={one.id}>
            <AnnotationRow annotation={one} onRemoved={() => remove(one.id)} />
          </li>
        ))}
      </ul>
    </Slab>
  );
}

function AnnotationRow(props: { readonly annotation: ListedAnnotation; readonly onRemoved: () => void }) {
  const { id, match, title, players, notes, updatedAt } = props.annotation;
  const say = useMessages(annotationTexts);
  const locale = useLocale();
  const [, navigate] = useLocation();
  const { mutate, isPending } = useMutation();
  const game = gameOf(props.annotation.game);
  const about = `${game?.name[locale] ?? props.annotation.game}: ${players.join(' – ')}`;
  const remove = async () => {
    const removed = await mutate(() => api.removeAnnotation({ params: { id } }));
    if (!removed.ok) return;
    toast({ text: say.deleted, icon: 'check' });
    props.onRemoved();
  };
  return (
    <>
      {game && <Crystal colour={game.crystal} size={28} />}
      <Link href={`/annotated/${id}`} className="grow row-link">
        <b>{title === '' ? about : title}</b>
        <span className="soft small">
          {[
            ...(title === '' ? [] : [about]),
            say.changedOn(say.counted(notes), formatShortDate(updatedAt, locale)),
          ].join('. ')}
        </span>
      </Link>
      <IconButton icon="edit" label={say.edit} onPress={() => navigate(`/matches/${match}/replay?annotate`)} />
      <ConfirmButton
        icon="trash"
        variant="quiet"
        isDisabled={isPending}
        title={say.deleteTitle}
        text={say.deleteText}
        confirm={say.delete}
        cancel={say.keep}
        onConfirm={() => void remove()}
      />
    </>
  );
}
