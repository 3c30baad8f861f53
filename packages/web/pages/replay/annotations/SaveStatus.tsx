import { Button, Icon, useMessages } from '@sesame/ui';
import { annotationTexts } from '../../../locales/annotations/texts.ts';
import { refusalText } from '../../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../../locales/texts.tsx';
import type { NoteSaver, SavedNotes } from './note-saver.ts';

/** Whether the notes are saved, and what to do if they can’t be. */
export function SaveStatus(props: {
  readonly saved: SavedNotes;
  readonly saver: Pick<NoteSaver, 'keepMine' | 'takeOther'>;
}) {
  const { saved, saver } = props;
  const say = useMessages(annotationTexts);
  const isDeleted = saved.refusal?.code === 'no-annotation';
  return (
    <div className="stack close">
      <p className="note-status small" role="status">
        <StatusText saved={saved} />
      </p>
      {saved.status === 'conflict' && (
        <div className="wraps">
          <Button icon="check" onPress={() => void saver.keepMine()}>
            {say.keepMine}
          </Button>
          <Button variant="quiet" onPress={() => void saver.takeOther()}>
            {isDeleted ? say.deleteThese : say.takeOther}
          </Button>
        </div>
      )}
    </div>
  );
}

function StatusText({ saved: { status, refusal, id } }: { readonly saved: SavedNotes }) {
  const texts = useTexts();
  const say = useMessages(annotationTexts);
  switch (status) {
    case 'saved':
      return id === undefined ? undefined : (
        <span className="line good">
          <Icon name="check" size={16} />
          {say.saved}
        </span>
      );
    case 'unsaved':
      return <span className="soft">{say.unsaved}</span>;
    case 'saving':
      return <span className="soft">{say.saving}</span>;
    case 'offline':
      return say.offline;
    case 'conflict':
      return refusal?.code === 'no-annotation' ? say.deletedElsewhere : say.conflict;
    case 'refused':
      return (
        <span className="bad">
          {refusal && refusalText({ refusals: { ...texts.refusals, ...say.refusals } }, refusal)}
        </span>
      );
  }
}
