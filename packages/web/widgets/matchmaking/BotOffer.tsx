import { Button, type GameEntry, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../data/client.ts';
import { useBots, useRules } from '../../data/games.ts';
import { stopMatchmaking } from '../../data/matchmaking.ts';
import { friendTexts } from '../../locales/friends/texts.ts';
import { toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { defaultOptions } from '../options/OptionFields.tsx';

/** A bot of like strength for whoever does not like to wait. Where a move takes days the search goes on meanwhile. */
export function BotOffer(props: { readonly game: GameEntry; readonly bot: string; readonly keepsSeeking: boolean }) {
  const { game, bot: id, keepsSeeking } = props;
  const words = useTexts();
  const say = useMessages(friendTexts);
  const locale = useLocale();
  const [path, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const rules = useRules(game);
  const bot = useBots(game).find((one) => one.id === id);
  if (bot === undefined || path.startsWith('/matches/')) return undefined;
  const name = bot.name[locale];
  const play = async () => {
    setBusy(true);
    const match = await api.playBots({ game: game.id, bots: [bot.id], options: defaultOptions(rules, locale) });
    setBusy(false);
    if (!match.ok) return toastRefusal(words, match.error);
    if (!keepsSeeking) stopMatchmaking();
    navigate(`/matches/${match.value.id}`);
  };
  return (
    <Button icon="bot" isDisabled={busy} onPress={() => void play()}>
      {keepsSeeking ? say.playBot(name) : say.playBotInstead(name)}
    </Button>
  );
}
