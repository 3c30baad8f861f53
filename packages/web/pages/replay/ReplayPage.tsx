import type { Fault, Result } from '@sesame/kernel';
import type { MatchSeat } from '@sesame/protocol';
import { useSearch } from 'wouter';
import { api } from '../../data/client.ts';
import { useAnswer } from '../../data/use-query.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { type OpenRecord, openRecord } from './open-record.ts';
import { Replayer } from './Replayer.tsx';

interface Found extends OpenRecord {
  /** The seat of whoever asks. */
  readonly you: number | undefined;
  readonly seats: readonly MatchSeat[];
}

/** A match of this house, replayed. `?ply=12&seat=0` opens it there, seen by that seat. */
export default function ReplayPage({ id }: { readonly id: string }) {
  const words = useTexts();
  const asked = new URLSearchParams(useSearch());
  const found = useAnswer<Found>(id, async () => {
    const [match, record] = await Promise.all([api.match(id), api.record(id)]);
    if (!match.ok) return match;
    if (!record.ok) return record;
    // What the deals were drawn from is told of matches that are over, and of no other.
    if (record.value.luck === undefined) return { ok: false, error: { code: 'running', message: words.replay.notYet } };
    const opened = await openRecord(record.value, words);
    return opened.ok
      ? { ok: true, value: { ...opened.value, you: match.value.you ?? undefined, seats: match.value.seats } }
      : faultRefusal(opened, words);
  });
  if (found === undefined) return <LoadingPage />;
  if (!found.ok) return <ErrorPage text={refusalText(words, found.error)} />;
  const seat = asked.get('seat');
  const viewer = seat === null ? (found.value.you ?? 'spectator') : parseViewer(seat, found.value.record.seats.length);
  return (
    <Replayer
      open={found.value}
      match={id}
      seats={found.value.seats}
      viewer={viewer}
      ply={Number(asked.get('ply') ?? 0)}
    />
  );
}

const parseViewer = (seat: string, seats: number): number | 'spectator' => {
  const number = Number(seat);
  return Number.isInteger(number) && number >= 0 && number < seats ? number : 'spectator';
};

const faultRefusal = (
  { error }: Extract<Result<never, Fault>, { ok: false }>,
  words: ReturnType<typeof useTexts>,
): Extract<Result<never>, { ok: false }> => ({
  ok: false,
  error: { code: 'fault', message: words.replay.fault(error.ply, error.message) },
});
