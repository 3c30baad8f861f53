import type { MatchState } from '@sesame/client';
import { Button, useMessages } from '@sesame/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { nextWaitingMatch } from '../../data/next-match.ts';
import { useSettings } from '../../data/settings.ts';
import { useWaitingMatches } from '../../data/waiting-matches.ts';
import { notificationTexts } from '../../locales/notifications/texts.ts';

type TurnState = Pick<MatchState, 'info' | 'awaits' | 'outcome'>;

/** How long the board shows the result of a move before the next match opens. */
const NEXT_MATCH_DELAY_MS = 1_500;

const isOurTurn = ({ info, awaits, outcome }: TurnState): boolean =>
  info.you !== null && outcome === undefined && awaits.includes(info.you);

const useNextMatch = ({ info }: TurnState) => {
  const [, navigate] = useLocation();
  const waiting = useWaitingMatches() ?? [];
  const next = nextWaitingMatch(waiting, info.id);
  const others = waiting.filter(({ id }) => id !== info.id).length;
  return next && { others, go: () => navigate(`/matches/${next.id}`) };
};

/**
 * Next-match button in the bar, highlighted when it is not our turn here. Hidden after the match, where NextMatchButton
 * is.
 */
export function NextMatchBarButton({ matchState }: { readonly matchState: TurnState }) {
  const say = useMessages(notificationTexts);
  const next = useNextMatch(matchState);
  if (next === undefined || matchState.outcome !== undefined) return undefined;
  const name = say.next(next.others);
  const variant = isOurTurn(matchState) ? 'plain' : 'primary';
  return (
    <Button tight icon="arrow" variant={variant} className="next-match" aria-label={name} onPress={next.go}>
      <span className="wide">{name}</span>
      <span className="thin">{next.others}</span>
    </Button>
  );
}

/** Next-match button among the actions of a finished match. */
export function NextMatchButton({ matchState }: { readonly matchState: TurnState }) {
  const say = useMessages(notificationTexts);
  const next = useNextMatch(matchState);
  if (next === undefined) return undefined;
  return (
    <Button icon="arrow" onPress={next.go}>
      {say.next(next.others)}
    </Button>
  );
}

/** Opens the next waiting match after our move in a correspondence match, if the setting is on. */
export const useAutoNextMatch = (matchState: TurnState): void => {
  const { goOn } = useSettings();
  const [, navigate] = useLocation();
  const waiting = useWaitingMatches() ?? [];
  const wasOurTurn = useRef(false);
  const isOurTurnNow = isOurTurn(matchState);
  const isSlow = matchState.info.pace.kind === 'correspondence' && matchState.outcome === undefined;
  const go = useEffectEvent(() => {
    const next = nextWaitingMatch(waiting, matchState.info.id);
    if (next !== undefined) navigate(`/matches/${next.id}`);
  });
  useEffect(() => {
    const hasMoved = wasOurTurn.current && !isOurTurnNow;
    wasOurTurn.current = isOurTurnNow;
    if (!isSlow || !goOn || !hasMoved) return;
    const timer = setTimeout(() => go(), NEXT_MATCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSlow, goOn, isOurTurnNow]);
};
