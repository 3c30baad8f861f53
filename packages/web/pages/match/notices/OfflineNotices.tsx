import { Button, useLocale, useMessages } from '@sesame/ui';
import { cancelMove } from '../../../data/kept-positions.ts';
import { offlineTexts } from '../../../locales/offline/texts.ts';
import { formatDateTime } from '../../../widgets/format-date.ts';
import { Notice } from './Notice.tsx';

interface OfflineNoticesProps {
  readonly match: string;
  /** When the position was sent, if it is not the current one. */
  readonly keptAt: number | undefined;
  /** Whether a move waits for the network. */
  readonly isQueued: boolean;
}

/** How old the position is while there is no network, and the move that waits for it. */
export function OfflineNotices({ match, keptAt, isQueued }: OfflineNoticesProps) {
  const say = useMessages(offlineTexts);
  const locale = useLocale();
  return (
    <>
      {keptAt !== undefined && <Notice icon="globe" text={say.seenAt(formatDateTime(keptAt, locale))} />}
      {isQueued && (
        <Notice icon="clock" text={say.queued}>
          <Button tight onPress={() => void cancelMove(match)}>
            {say.cancel}
          </Button>
        </Notice>
      )}
    </>
  );
}
