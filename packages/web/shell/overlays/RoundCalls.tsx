import type { MatchSummary } from '@sesame/protocol';
import { toast, useLocale } from '@sesame/ui';
import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../data/client.ts';
import { matchInPath } from '../../data/next-match.ts';
import { noteCall, type RoundCall } from '../../data/round-call.ts';
import { useMyMatches } from '../../data/topics.ts';
import { callText } from './call-text.ts';

const RoundCallDialog = lazy(() => import('./RoundCallDialog.tsx'));

/** Older matches had started before the page was opened. */
const RECENT_MATCH_MS = 60_000;

/**
 * Calls us to our tournament match on any page, with a dialog that goes to the board. By correspondence there is no hurry:
 * a toast will do.
 */
export default function RoundCalls() {
  const locale = useLocale();
  const [path] = useLocation();
  const matches = useMyMatches();
  const [call, setCall] = useState<RoundCall>();
  const seen = useRef(new Set<string>());

  const announce = useEffectEvent(async ({ id, game, seats, you, pace }: MatchSummary) => {
    const found = await api.matchTournament({ params: { id } });
    const tournament = found.ok ? found.value.tournament : undefined;
    if (tournament === undefined || !noteCall(id) || matchInPath(location.pathname) === id) return;
    if (pace.kind === 'live') {
      const opponents = seats.filter((_, seat) => seat !== you).map(({ name }) => name);
      return setCall({ match: id, tournament, game, opponents });
    }
    // Texts are loaded on demand, to keep the first load small.
    const { tournamentTexts } = await import('../../locales/tournaments/texts.ts');
    const say = tournamentTexts[locale];
    const action = { label: say.toMatch, href: `/matches/${id}` };
    toast({ text: `${say.ready}. ${callText(say, tournament)}`, icon: 'bell', action });
  });
  useEffect(() => {
    for (const match of matches ?? []) {
      if (seen.current.has(match.id)) continue;
      seen.current.add(match.id);
      if (Date.now() - match.startedAt < RECENT_MATCH_MS) void announce(match);
    }
  }, [matches]);

  if (call === undefined || matchInPath(path) === call.match) return undefined;
  if (!matches?.some(({ id }) => id === call.match)) return undefined;
  return <RoundCallDialog key={call.match} call={call} onClose={() => setCall(undefined)} />;
}
