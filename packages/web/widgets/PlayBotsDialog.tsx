import './play-bots.css';
import type { BotCard, MeasuredRating } from '@sesame/kernel';
import { BotFace, ChoiceField, Dialog, type GameEntry, Icon, useLocale, useMessages } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocation } from 'wouter';
import { loadScreen, useEveryBot, useRules } from '../data/games.ts';
import { playBots } from '../data/match-source.ts';
import { recommendedBot } from '../data/recommended-bot.ts';
import { changeSettings, useSettings } from '../data/settings.ts';
import { useIsOffline } from '../data/use-is-offline.ts';
import { useMe } from '../data/use-me.ts';
import { useMutation } from '../data/use-mutation.ts';
import { useRatings } from '../data/use-ratings.ts';
import { newMatchTexts } from '../locales/new-match/texts.ts';
import { LessonOffer } from './LessonOffer.tsx';
import { HelpFields } from './options/HelpFields.tsx';
import { optionsWithHelp } from './options/help.ts';
import { defaultOptions } from './options/offered-options.ts';
import { RatedSwitch } from './options/RatedSwitch.tsx';
import { preloadMatchPage } from './preload-match-page.ts';
import { NO_CLOCK } from './time-control/time-control-text.ts';

/** Starts a match against a game's bots with one press. The last opponent has the focus, or the one to begin with. */
export default function PlayBotsDialog({ game, onClose }: { readonly game: GameEntry; readonly onClose: () => void }) {
  const say = useMessages(newMatchTexts);
  const locale = useLocale();
  const everyBot = useEveryBot(game);
  const bots = everyBot.filter(({ level }) => level > 0);
  const rules = useRules(game);
  const { bots: lastBots, wins, help, byEar } = useSettings();
  const [, navigate] = useLocation();
  const [players, setPlayers] = useState(game.seats.min);
  const [rated, setRated] = useState(false);
  const { isPending, mutate } = useMutation();
  const me = useMe();
  // A match with the same bot at several seats cannot be rated.
  const isOffline = useIsOffline();
  const canBeRated = players === 2 && !isOffline;
  const isRated = rated && canBeRated && me?.guest === false;
  const rating = useOwnRating(game);
  const recommended = recommendedBot(bots, { wins: wins[game.id], rating })?.id;
  const focused = lastBots[game.id] ?? recommended;

  useEffect(() => {
    // Load the board while the player chooses.
    preloadMatchPage();
    void loadScreen(game);
  }, [game]);

  const start = async ({ id }: BotCard) => {
    changeSettings({ bots: { ...lastBots, [game.id]: id } });
    const options = isRated
      ? defaultOptions(rules, locale)
      : optionsWithHelp(rules, locale, { help: help[game.id], byEar });
    const bots = Array.from({ length: players - 1 }, () => id);
    const match = await mutate(() => playBots({ game: game.id, options, bots, rated: isRated }));
    if (match.ok) navigate(`/matches/${match.value}`);
  };

  return (
    <Dialog title={say.title(game.name[locale])} isOpen onOpenChange={onClose}>
      <p className="rivals-intro soft small">{say.text}</p>
      <LessonOffer game={game} />
      {game.seats.max > game.seats.min && (
        <ChoiceField
          label={say.players}
          options={playerCounts(game.seats).map((n) => ({ id: String(n), label: n }))}
          value={String(players)}
          onChange={(n) => setPlayers(Number(n))}
        />
      )}
      {canBeRated && <RatedSwitch value={rated} onChange={setRated} againstBot />}
      <HelpFields {...{ game, isRated }} />
      <div className="rivals">
        {everyBot.map((bot) => (
          <BotButton
            key={bot.id}
            bot={bot}
            maxLevel={bots.length}
            isDefault={bot.id === focused}
            note={bot.id === recommended ? say.recommended : lastBots[game.id] === bot.id ? say.lastPlayed : undefined}
            // The bot that adapts is never rated.
            onPress={isPending || (isRated && bot.level === 0) ? undefined : () => void start(bot)}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** The viewer's rating in a game, once it is established. Matches without a clock count as live. */
const useOwnRating = (game: GameEntry): number | undefined => {
  const me = useMe();
  const ratings = useRatings(me === undefined ? [] : [me.id], { game: game.id, pace: NO_CLOCK });
  const own = me && ratings.get(me.id);
  return own === undefined || own.provisional ? undefined : own.rating;
};

const playerCounts = ({ min, max }: GameEntry['seats']): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

interface BotButtonProps {
  readonly bot: BotCard;
  /** The level of the strongest bot. */
  readonly maxLevel: number;
  /** Focused when the dialog opens. */
  readonly isDefault: boolean;
  readonly note: string | undefined;
  /** Undefined while a match is being started. */
  readonly onPress: (() => void) | undefined;
}

function BotButton({ bot, maxLevel, isDefault, note, onPress }: BotButtonProps) {
  const locale = useLocale();
  return (
    <Button
      className={isDefault ? 'rival last' : 'rival'}
      autoFocus={isDefault}
      isDisabled={onPress === undefined}
      onPress={() => onPress?.()}
    >
      <BotFace face={bot.face} size={56} />
      <span className="grow">
        <span className="rival-facts">
          <b>{bot.name[locale]}</b>
          {note && <span className="rival-note tiny">{note}</span>}
        </span>
        <span className="soft small">{bot.line[locale]}</span>
        <span className="rival-facts soft tiny">
          {bot.level > 0 && <Strength level={bot.level} maxLevel={maxLevel} />}
          {bot.rating && <MeasuredStrength rating={bot.rating} />}
        </span>
      </span>
      <Icon name="chevronRight" />
    </Button>
  );
}

/** A measured rating with its interval. */
function MeasuredStrength({ rating }: { readonly rating: MeasuredRating }) {
  const say = useMessages(newMatchTexts);
  return (
    <span className="rival-rating" title={say.measured}>
      {say.rating(rating.rating, rating.low, rating.high)}
    </span>
  );
}

function Strength({ level, maxLevel }: { readonly level: number; readonly maxLevel: number }) {
  const say = useMessages(newMatchTexts);
  return (
    <span className="strength" role="img" aria-label={say.level(level)}>
      {Array.from({ length: maxLevel }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical notches
        <i key={i} className={i < level ? 'on' : ''} />
      ))}
    </span>
  );
}
