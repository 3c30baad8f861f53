import { toast, useLocale } from '@sesame/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { api } from '../../data/client.ts';
import { useMyMatches } from '../../data/topics.ts';

/** Older matches had started before the page was opened. */
const RECENT_MATCH_MS = 60_000;

/** Shows a toast on any page when our tournament match starts. */
export default function TournamentMatchNotice() {
  const locale = useLocale();
  const matches = useMyMatches();
  const seen = useRef(new Set<string>());
  const notify = useEffectEvent(async (match: string) => {
    const found = await api.matchTournament({ params: { id: match } });
    const tournament = found.ok ? found.value.tournament : undefined;
    if (tournament === undefined) return;
    // Texts are loaded on demand, to keep the first load small.
    const { tournamentTexts: tournamentWords } = await import('../../locales/tournaments/texts.ts');
    const { pathname } = location;
    // We are at the board already, or on the tournament's page, which navigates there itself.
    if (pathname.startsWith(`/matches/${match}`) || pathname === `/tournaments/${tournament.id}`) return;
    const say = tournamentWords[locale];
    const action = { label: say.toMatch, href: `/matches/${match}` };
    toast({ text: say.readyRound(tournament.round, tournament.name), icon: 'bell', action });
  });
  useEffect(() => {
    for (const { id, startedAt } of matches ?? []) {
      if (seen.current.has(id)) continue;
      seen.current.add(id);
      if (Date.now() - startedAt < RECENT_MATCH_MS) void notify(id);
    }
  }, [matches]);
  return undefined;
}
