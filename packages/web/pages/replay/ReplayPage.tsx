import { Button, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useQuery } from '../../data/use-query.ts';
import { annotationTexts } from '../../locales/annotations/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { NO_TABLE } from '../../offline/local-id.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { type FoundRecord, findReplay } from './find-replay.ts';
import { Replayer } from './Replayer.tsx';
import { useWriting } from './use-writing.tsx';

/**
 * Replay of a match on this server. `?ply=12&seat=0` opens it at that ply, as seen from that seat; `annotate` opens the
 * notes for writing.
 */
export default function ReplayPage({ id }: { readonly id: string }) {
  const texts = useTexts();
  const { data: found, error } = useQuery<FoundRecord>(id, () => findReplay(id, texts));
  if (error !== undefined) return <ErrorPage text={refusalText(texts, error)} />;
  return found === undefined ? <LoadingPage /> : <FoundReplay id={id} found={found} />;
}

function FoundReplay({ id, found }: { readonly id: string; readonly found: FoundRecord }) {
  const say = useMessages(annotationTexts);
  const search = new URLSearchParams(useSearch());
  const [isWriting, setWriting] = useState(search.has('annotate'));
  const path = `/matches/${id}/replay`;
  const start = () => {
    setWriting(true);
    history.replaceState(history.state, '', `${path}?annotate`);
  };
  const stop = () => {
    setWriting(false);
    history.replaceState(history.state, '', path);
  };
  const annotation = useWriting({ match: id, isWriting, onStop: stop });
  const seat = search.get('seat');
  const viewer = seat === null ? (found.you ?? 'spectator') : parseViewer(seat, found.record.seats.length);
  // A match that is in this browser only can’t be shared.
  const mayWrite = found.table !== NO_TABLE && !isWriting;
  return (
    <Replayer
      open={found}
      match={id}
      seats={found.seats}
      viewer={viewer}
      ply={Number(search.get('ply') ?? 0)}
      annotation={annotation}
      actions={
        mayWrite && (
          <Button icon="edit" onPress={start}>
            {say.annotate}
          </Button>
        )
      }
    />
  );
}

const parseViewer = (seat: string, seats: number): number | 'spectator' => {
  const number = Number(seat);
  return Number.isInteger(number) && number >= 0 && number < seats ? number : 'spectator';
};
