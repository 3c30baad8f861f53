import type { MatchStory } from '@sesame/client';
import { Button, useMessages } from '@sesame/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { nextWaiting } from '../../data/next-match.ts';
import { useSettings } from '../../data/settings.ts';
import { useWaiting } from '../../data/waiting-matches.ts';
import { notificationTexts } from '../../locales/notifications/texts.ts';

type Standing = Pick<MatchStory, 'info' | 'awaits' | 'outcome'>;

/** So long the board shows what a move has done before the next one comes. */
const LOOK = 1_500;

const isOurs = ({ info, awaits, outcome }: Standing): boolean =>
  info.you !== null && outcome === undefined && awaits.includes(info.you);

const useNext = ({ info }: Standing) => {
  const [, navigate] = useLocation();
  const waiting = useWaiting() ?? [];
  const next = nextWaiting(waiting, info.id);
  const others = waiting.filter(({ id }) => id !== info.id).length;
  return next && { others, go: () => navigate(`/matches/${next.id}`) };
};

/** In the bar: to the next match that waits, while others do. It has the brass when there is nothing to do here; after the match it stands with the other ways on. */
export function NextInBar({ story }: { readonly story: Standing }) {
  const say = useMessages(notificationTexts);
  const next = useNext(story);
  if (next === undefined || story.outcome !== undefined) return undefined;
  const name = say.next(next.others);
  const variant = isOurs(story) ? 'plain' : 'primary';
  return (
    <Button tight icon="arrow" variant={variant} className="next-match" aria-label={name} onPress={next.go}>
      <span className="wide">{name}</span>
      <span className="thin">{next.others}</span>
    </Button>
  );
}

/** The same among the ways on from a match that is over. */
export function NextButton({ story }: { readonly story: Standing }) {
  const say = useMessages(notificationTexts);
  const next = useNext(story);
  if (next === undefined) return undefined;
  return (
    <Button icon="arrow" onPress={next.go}>
      {say.next(next.others)}
    </Button>
  );
}

/** After our move in a match over days: on to the next that waits, for those who like that. */
export const useGoOn = (story: Standing): void => {
  const { goOn } = useSettings();
  const [, navigate] = useLocation();
  const waiting = useWaiting() ?? [];
  const wasOurs = useRef(false);
  const isNowOurs = isOurs(story);
  const isSlow = story.info.pace.kind === 'correspondence' && story.outcome === undefined;
  const go = useEffectEvent(() => {
    const next = nextWaiting(waiting, story.info.id);
    if (next !== undefined) navigate(`/matches/${next.id}`);
  });
  useEffect(() => {
    const hasMoved = wasOurs.current && !isNowOurs;
    wasOurs.current = isNowOurs;
    if (!isSlow || !goOn || !hasMoved) return;
    const timer = setTimeout(() => go(), LOOK);
    return () => clearTimeout(timer);
  }, [isSlow, goOn, isNowOurs]);
};
