import { Button, Dialog, listed, playSound, useLocale, useMessages } from '@sesame/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { gameOf } from '../../data/games.ts';
import { calledTitle, type RoundCall } from '../../data/round-call.ts';
import { useSettings } from '../../data/settings.ts';
import { tournamentTexts } from '../../locales/tournaments/texts.ts';
import { permission, showNotification } from '../../widgets/notifications/push.ts';
import { callText } from './call-text.ts';

const COUNTDOWN_SECONDS = 10;
const SECOND_MS = 1_000;

interface RoundCallProps {
  readonly call: RoundCall;
  readonly onClose: () => void;
}

/** Says that our match has started, and goes to its board when the countdown is over. */
export default function RoundCallDialog({ call, onClose }: RoundCallProps) {
  const say = useMessages(tournamentTexts);
  const locale = useLocale();
  const [, navigate] = useLocation();
  const go = () => {
    onClose();
    navigate(`/matches/${call.match}`);
  };
  useAlert(call);
  const seconds = useCountdown(COUNTDOWN_SECONDS, go);
  const { tournament, opponents, game } = call;
  return (
    <Dialog title={say.called} isOpen onOpenChange={onClose} className="narrow">
      <p>
        <b>{callText(say, tournament)}</b>
        <br />
        {say.calledAgainst(gameOf(game)?.name[locale] ?? game, listed(opponents, locale))}
      </p>
      <p className="soft small">{say.calledText(seconds)}</p>
      <div className="wraps">
        <Button variant="primary" icon="play" autoFocus onPress={go}>
          {say.toMatch}
        </Button>
        <Button onPress={onClose}>{say.stayHere}</Button>
      </div>
    </Dialog>
  );
}

/** Calls those who look elsewhere: a sound, the title, and a notification if the page is hidden. */
const useAlert = ({ match, tournament }: RoundCall): void => {
  const say = useMessages(tournamentTexts);
  const locale = useLocale();
  const { turnSound, notices } = useSettings();
  const alert = useEffectEvent(() => {
    calledTitle.set(`▶ ${say.called}`);
    if (turnSound) playSound('yourTurn');
    if (document.visibilityState !== 'hidden' || !notices || permission() !== 'granted') return;
    const notification = { match, title: say.called, body: callText(say, tournament), lang: locale };
    // If it cannot be shown, the title and the sound remain.
    showNotification(notification).catch(() => {});
  });
  useEffect(() => {
    alert();
    return () => calledTitle.set(undefined);
  }, []);
};

/** Counts seconds down. Background tabs tick late, so the time is read from the clock. */
const useCountdown = (seconds: number, onOver: () => void): number => {
  const [endsAt] = useState(() => Date.now() + seconds * SECOND_MS);
  const [left, setLeft] = useState(seconds);
  const tick = useEffectEvent(() => {
    const now = Math.ceil((endsAt - Date.now()) / SECOND_MS);
    if (now <= 0) onOver();
    else setLeft(now);
  });
  useEffect(() => {
    const timer = setInterval(tick, SECOND_MS / 4);
    return () => clearInterval(timer);
  }, []);
  return left;
};
