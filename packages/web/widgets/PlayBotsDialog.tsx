import type { AnyBot } from '@sesame/kernel';
import { ChoiceField, Dialog, type GameEntry, Icon, useLocale } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocation } from 'wouter';
import { api } from '../data/client.ts';
import { loadScreen, useBots, useRules } from '../data/games.ts';
import { changeSettings, useSettings } from '../data/settings.ts';
import { useMutation } from '../data/use-mutation.ts';
import { useTexts } from '../locales/texts.tsx';
import { LessonOffer } from './LessonOffer.tsx';
import { defaultOptions } from './options/OptionFields.tsx';
import { RatedSwitch } from './options/RatedSwitch.tsx';
import { preloadMatchPage } from './preload-match-page.ts';

/** Starts a match against a game's bots with one press. The last opponent has the focus. */
export default function PlayBotsDialog({ game, onClose }: { readonly game: GameEntry; readonly onClose: () => void }) {
  const texts = useTexts();
  const locale = useLocale();
  const bots = useBots(game);
  const rules = useRules(game);
  const { bots: lastBots } = useSettings();
  const [, navigate] = useLocation();
  const [players, setPlayers] = useState(game.seats.min);
  const [rated, setRated] = useState(false);
  const { isPending, mutate } = useMutation();
  // A match with the same bot at several seats cannot be rated.
  const canBeRated = players === 2;
  const last = lastBots[game.id] ?? bots[Math.floor(bots.length / 2)]?.id;

  useEffect(() => {
    // Load the board while the player chooses.
    preloadMatchPage();
    void loadScreen(game);
  }, [game]);

  const start = async ({ id }: AnyBot) => {
    changeSettings({ bots: { ...lastBots, [game.id]: id } });
    const options = defaultOptions(rules, locale, { againstBots: !(rated && canBeRated) });
    const bots = Array.from({ length: players - 1 }, () => id);
    const match = await mutate(() =>
      api.playBots({ body: { game: game.id, options, bots, rated: rated && canBeRated } }),
    );
    if (match.ok) navigate(`/matches/${match.value.id}`);
  };

  return (
    <Dialog title={texts.newMatch.title(game.name[locale])} isOpen onOpenChange={onClose}>
      <p className="soft small">{texts.newMatch.text}</p>
      <LessonOffer game={game} />
      {game.seats.max > game.seats.min && (
        <ChoiceField
          label={texts.newMatch.players}
          options={playerCounts(game.seats).map((n) => ({ id: String(n), label: n }))}
          value={String(players)}
          onChange={(n) => setPlayers(Number(n))}
        />
      )}
      {canBeRated && <RatedSwitch value={rated} onChange={setRated} againstBot />}
      <div className="rivals">
        {bots.map((bot) => (
          <BotButton
            key={bot.id}
            bot={bot}
            maxLevel={bots.length}
            isDefault={bot.id === last}
            isLast={lastBots[game.id] === bot.id}
            onPress={isPending ? undefined : () => void start(bot)}
          />
        ))}
      </div>
    </Dialog>
  );
}

const playerCounts = ({ min, max }: GameEntry['seats']): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

interface BotButtonProps {
  readonly bot: AnyBot;
  /** The level of the strongest bot. */
  readonly maxLevel: number;
  /** Focused when the dialog opens. */
  readonly isDefault: boolean;
  /** Marked as the last opponent. */
  readonly isLast: boolean;
  /** Undefined while a match is being started. */
  readonly onPress: (() => void) | undefined;
}

function BotButton({ bot, maxLevel, isDefault, isLast, onPress }: BotButtonProps) {
  const texts = useTexts();
  const locale = useLocale();
  return (
    <Button
      className={isDefault ? 'rival last' : 'rival'}
      autoFocus={isDefault}
      isDisabled={onPress === undefined}
      onPress={() => onPress?.()}
    >
      <span className="avatar">
        <Icon name="bot" size={18} />
      </span>
      <span className="grow">
        <b>{bot.name[locale]}</b>
        <Strength level={bot.level} maxLevel={maxLevel} />
      </span>
      {isLast && <span className="soft tiny">{texts.newMatch.lastPlayed}</span>}
      <Icon name="chevronRight" />
    </Button>
  );
}

function Strength({ level, maxLevel }: { readonly level: number; readonly maxLevel: number }) {
  const texts = useTexts();
  return (
    <span className="strength" role="img" aria-label={texts.newMatch.level(level)}>
      {Array.from({ length: maxLevel }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical notches
        <i key={i} className={i < level ? 'on' : ''} />
      ))}
    </span>
  );
}
