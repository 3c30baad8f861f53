import { toast, useMessages } from '@sesame/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { api } from '../house/house.ts';
import { useMyMatches } from '../house/use-topic.ts';
import { tournamentWords } from '../messages/tournaments/words.ts';

/** A match that is older than this was begun before we came. */
const RECENT = 60_000;

/** Wherever we are in the house, we are told when our table of a tournament is ready. It draws nothing. */
export default function TableCall() {
  const say = useMessages(tournamentWords);
  const matches = useMyMatches();
  const known = useRef(new Set<string>());
  const call = useEffectEvent(async (match: string) => {
    const found = await api.tournamentOf(match);
    const tournament = found.ok ? found.value.tournament : undefined;
    const { pathname } = location;
    // At the board already; or on the tournament's own page, which leads there.
    if (tournament === undefined || pathname.startsWith(`/matches/${match}`)) return;
    if (pathname === `/tournaments/${tournament.id}`) return;
    const action = { label: say.toMatch, href: `/matches/${match}` };
    toast({ text: say.readyRound(tournament.round, tournament.name), icon: 'bell', action });
  });
  useEffect(() => {
    for (const { id, startedAt } of matches ?? []) {
      if (known.current.has(id)) continue;
      known.current.add(id);
      if (Date.now() - startedAt < RECENT) void call(id);
    }
  }, [matches]);
  return undefined;
}
