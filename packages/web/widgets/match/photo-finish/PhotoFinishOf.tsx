import { Button, useMessages, usePlayers } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { api } from '../../../data/client.ts';
import { useQuery } from '../../../data/use-query.ts';
import { photoFinishTexts } from '../../../locales/photo-finish/texts.ts';
import { useTexts } from '../../../locales/texts.tsx';
import { PhotoFinishLines } from './PhotoFinishLines.tsx';

/** The traces of others arrive within a second or two: it is asked for again, a few times. */
const REQUEST_INTERVAL_MS = 3_000;
const MAX_REQUESTS = 4;

/** The photo finish of one race, which is named by when it was revealed. */
export default function PhotoFinishOf(props: {
  readonly match: string;
  readonly race: number;
  /** Called once the lines are there. */
  readonly onShown?: () => void;
}) {
  const { match, race, onShown } = props;
  const say = useMessages(photoFinishTexts);
  const { shell } = useTexts();
  const { bots } = usePlayers();
  const [requests, setRequests] = useState(1);
  const send = () => api.photoFinish({ params: { id: match, race } });
  const { data, error } = useQuery(`${match} ${race} ${requests}`, send, { keepsPrevious: true });
  const isComplete = data?.racers.every(({ seat, trace }) => bots?.[seat] || trace !== undefined) ?? true;
  useEffect(() => {
    if (isComplete || requests >= MAX_REQUESTS) return;
    const timer = setTimeout(() => setRequests(requests + 1), REQUEST_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isComplete, requests]);
  const isShown = data?.race === race;
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, onShown]);
  if (isShown) return <PhotoFinishLines photo={data} />;
  if (error === undefined) return <p className="soft small">{shell.loading}</p>;
  return (
    <p className="line wraps">
      <span className="bad small">{say.failed}</span>
      <Button tight onPress={() => setRequests(requests + 1)}>
        {say.retry}
      </Button>
    </p>
  );
}
