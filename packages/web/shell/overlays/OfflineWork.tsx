import { toast, useLocale, useMessages } from '@sesame/ui';
import { useEffect, useEffectEvent } from 'react';
import { gameOf } from '../../data/games.ts';
import { lookAt, queuedMoves } from '../../data/kept-positions.ts';
import { localMatches } from '../../data/local-matches.ts';
import { useObservable } from '../../data/observable.ts';
import { type SyncReport, syncOffline } from '../../data/offline-sync.ts';
import { useMyMatches } from '../../data/topics.ts';
import { useStatus } from '../../data/use-me.ts';
import { offlineTexts } from '../../locales/offline/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';

/** What is done for use without a network. */
export default function OfflineWork() {
  useOfflineSync();
  useKeepMyMatches();
  return null;
}

/** Sends what waited for the network as soon as it is back, and tells what became of it. */
const useOfflineSync = (): void => {
  const isOpen = useStatus() === 'open';
  const finished = (useObservable(localMatches) ?? []).filter(({ outcome }) => outcome !== undefined).length;
  const queued = (useObservable(queuedMoves) ?? []).length;
  const tell = useTellReport();
  const sync = useEffectEvent(() => {
    // Where nothing can be stored, nothing waits.
    syncOffline().then(tell, () => {});
  });
  // Also after a match that was begun offline and finished with the network back, and after a move that was made before the
  // page had connected and stored after that.
  const occasion = isOpen ? `${finished} finished, ${queued} queued` : undefined;
  useEffect(() => {
    if (occasion !== undefined) sync();
  }, [occasion]);
};

const useTellReport = () => {
  const texts = useTexts();
  const locale = useLocale();
  const say = useMessages(offlineTexts);
  const nameOf = (game: string) => gameOf(game)?.name[locale] ?? game;
  return ({ sent, notSent, handedOver, notHandedOver }: SyncReport) => {
    for (const game of sent) toast({ text: say.sent(nameOf(game)), icon: 'send' });
    for (const { game, refusal } of notSent) {
      const why = refusal.code === 'moved-on' ? say.movedOn : refusalText(texts, refusal);
      toast({ text: say.notSent(nameOf(game), why), kind: 'wrong' });
    }
    if (handedOver > 0) toast({ text: say.handedOver(handedOver), icon: 'check' });
    for (const { game, refusal } of notHandedOver)
      toast({ text: say.notHandedOver(nameOf(game), refusalText(texts, refusal)), kind: 'wrong' });
  };
};

/** Nobody waits for it: first comes what the page itself needs. */
const IDLE_DELAY_MS = 3_000;
const MAX_LOOKED_AT = 20;

/** Looks at all our matches without a live clock, so that they can be seen without a network, whenever one has moved on. */
const useKeepMyMatches = (): void => {
  const isOpen = useStatus() === 'open';
  const matches = (useMyMatches() ?? []).filter(({ pace }) => pace.kind !== 'live').slice(0, MAX_LOOKED_AT);
  const state = matches.map(({ id, plies, yourTurn }) => `${id} ${plies} ${yourTurn}`).join();
  const looked = useEffectEvent(async (isStopped: () => boolean) => {
    for (const { id, plies, yourTurn } of matches) {
      const version = `${plies} ${yourTurn}`;
      if (isStopped() || seen.get(id) === version) continue;
      seen.set(id, version);
      await lookAt(id);
    }
  });
  useEffect(() => {
    if (!isOpen || state === '') return;
    let isStopped = false;
    const timer = setTimeout(() => void looked(() => isStopped), IDLE_DELAY_MS);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [isOpen, state]);
};

/** The versions of matches that this page has looked at. */
const seen = new Map<string, string>();
