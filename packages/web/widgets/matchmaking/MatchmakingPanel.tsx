import './matchmaking.css';
import type { SeekRequest } from '@sesame/protocol';
import { Button, type GameEntry, IconButton, playSound, toast, useAnnounce, useLocale, useMessages } from '@sesame/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { gameOf } from '../../data/games.ts';
import { stopMatchmaking } from '../../data/matchmaking.ts';
import { friendTexts } from '../../locales/friends/texts.ts';
import { toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { preloadMatchPage } from '../preload-match-page.ts';
import { BotOffer } from './BotOffer.tsx';
import { type MatchmakingState, useMatchmaking } from './use-matchmaking.ts';

const BOT_OFFER_DELAY_MS = 8_000;

/** Matchmaking status, shown on all pages until an opponent is found or the search is cancelled. */
export default function MatchmakingPanel({ request }: { readonly request: SeekRequest }) {
  const texts = useTexts();
  const say = useMessages(friendTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const [path, navigate] = useLocation();
  const game = gameOf(request.game);
  const state = useMatchmaking(request, {
    onLost: () => {
      stopMatchmaking();
      toast({ text: say.queueLost, kind: 'wrong' });
    },
    onRefused: (refusal) => {
      stopMatchmaking();
      toastRefusal(texts, refusal);
    },
  });
  const match = state?.seek.match;
  // Do not navigate away from another match.
  const isPlaying = request.pace === 'correspondence' && path.startsWith('/matches/');
  const go = (to: string) => {
    stopMatchmaking();
    navigate(`/matches/${to}`);
  };
  const arrive = useEffectEvent((to: string) => {
    announce(say.foundMatch);
    playSound('yourTurn');
    if (!isPlaying) go(to);
  });
  useEffect(() => {
    if (match !== undefined) arrive(match);
  }, [match]);
  useEffect(() => {
    // Load the match page while waiting.
    preloadMatchPage();
  }, []);
  if (game === undefined) return undefined;
  return (
    <section className="slab seeking" aria-label={say.seeking(game.name[locale])}>
      {match === undefined ? (
        <Waiting request={request} game={game} state={state} />
      ) : (
        <div className="line">
          <b className="grow">{say.foundMatch}</b>
          <Button variant="primary" tight onPress={() => go(match)}>
            {say.toMatch}
          </Button>
        </div>
      )}
    </section>
  );
}

function Waiting(props: {
  readonly request: SeekRequest;
  readonly game: GameEntry;
  readonly state: MatchmakingState | undefined;
}) {
  const { request, game, state } = props;
  const say = useMessages(friendTexts);
  const locale = useLocale();
  const waited = useWaitedMs(state);
  const seek = state?.seek;
  return (
    <>
      <div className="line">
        <span className="clock">{formatClock(waited)}</span>
        <b className="grow seeking-what">{seek?.table ? say.found : say.seeking(game.name[locale])}</b>
        <IconButton icon="cross" label={say.cancel} onPress={stopMatchmaking} />
      </div>
      {seek && seek.table === undefined && (
        <p className="soft small seeking-facts">
          <span>
            {seek.range === undefined ? say.anyRating : say.between(seek.rating - seek.range, seek.rating + seek.range)}
          </span>
          <span>{say.waiting(seek.waiting)}</span>
        </p>
      )}
      {seek?.bot !== undefined && seek.table === undefined && waited >= BOT_OFFER_DELAY_MS && (
        <BotOffer game={game} bot={seek.bot} keepsSeeking={request.pace === 'correspondence'} />
      )}
    </>
  );
}

/** Time waited so far, updated every second. */
const useWaitedMs = (state: MatchmakingState | undefined): number => {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return state === undefined ? 0 : state.seek.waited + Math.max(0, now - state.receivedAt);
};

const formatClock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
