import { toast, useLocale } from '@sesame/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { api } from '../../data/client.ts';
import { useMyMatches } from '../../data/topics.ts';

/** A match that is older than this was begun before we came. */
const RECENT_MATCH_MS = 60_000;

/** Wherever we are in the house, we are told when our table of a tournament is ready. It draws nothing. */
export default function TournamentMatchNotice() {
  const locale = useLocale();
  const matches = useMyMatches();
  const seen = useRef(new Set<string>());
  const notify = useEffectEvent(async (match: string) => {
    const found = await api.tournamentOf(match);
    const tournament = found.ok ? found.value.tournament : undefined;
    if (tournament === undefined) return;
    // Its words come when there is something to say, so that the first page stays small.
    const { tournamentTexts: tournamentWords } = await import('../../locales/tournaments/texts.ts');
    const { pathname } = location;
    // At the board already; or on the tournament's own page, which leads there.
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
