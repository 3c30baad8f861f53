import type { Fault, Result } from '@sesame/kernel';
import type { MatchSeat } from '@sesame/protocol';
import { useSearch } from 'wouter';
import { findMatch, findRecord } from '../../data/match-source.ts';
import { useQuery } from '../../data/use-query.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { type OpenRecord, openRecord } from './open-record.ts';
import { Replayer } from './Replayer.tsx';

interface FoundRecord extends OpenRecord {
  /** The current player's seat. */
  readonly you: number | undefined;
  readonly seats: readonly MatchSeat[];
}

/** Replay of a match on this server. `?ply=12&seat=0` opens it at that ply, as seen from that seat. */
export default function ReplayPage({ id }: { readonly id: string }) {
  const texts = useTexts();
  const search = new URLSearchParams(useSearch());
  const { data: found, error } = useQuery<FoundRecord>(id, async () => {
    const [match, record] = await Promise.all([findMatch(id), findRecord(id)]);
    if (!match.ok) return match;
    if (!record.ok) return record;
    // The server reveals the luck of finished matches only.
    if (record.value.luck === undefined) return { ok: false, error: { code: 'running', message: texts.replay.notYet } };
    const opened = await openRecord(record.value, texts);
    return opened.ok
      ? { ok: true, value: { ...opened.value, you: match.value.you ?? undefined, seats: match.value.seats } }
      : faultRefusal(opened, texts);
  });
  if (error !== undefined) return <ErrorPage text={refusalText(texts, error)} />;
  if (found === undefined) return <LoadingPage />;
  const seat = search.get('seat');
  const viewer = seat === null ? (found.you ?? 'spectator') : parseViewer(seat, found.record.seats.length);
  return <Replayer open={found} match={id} seats={found.seats} viewer={viewer} ply={Number(search.get('ply') ?? 0)} />;
}

const parseViewer = (seat: string, seats: number): number | 'spectator' => {
  const number = Number(seat);
  return Number.isInteger(number) && number >= 0 && number < seats ? number : 'spectator';
};

const faultRefusal = (
  { error }: Extract<Result<never, Fault>, { ok: false }>,
  texts: ReturnType<typeof useTexts>,
): Extract<Result<never>, { ok: false }> => ({
  ok: false,
  error: { code: 'fault', message: texts.replay.fault(error.ply, error.message) },
});
