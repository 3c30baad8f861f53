import './player.css';
import { parseBotPlayerId } from '@sesame/protocol';
import { type GameEntry, useLocale, useMessages } from '@sesame/ui';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { gameOf, useEveryBot } from '../../data/games.ts';
import { playerMenuTexts } from '../../locales/player-menu/texts.ts';
import { useTexts } from '../../locales/texts.tsx';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly bot?: boolean;
  readonly guest?: boolean | undefined;
}

/** A name that links to its profile. Bots and guests are marked. */
export function PlayerLink({ id, name, bot, guest }: Named) {
  const texts = useTexts();
  const say = useMessages(playerMenuTexts);
  return (
    <Link href={`/players/${id}`} className="player-link">
      <PlayerName id={id} name={name} />
      {bot && <span className="soft tiny bot-mark">{texts.table.bot}</span>}
      {guest && <span className="soft tiny">{say.guest}</span>}
    </Link>
  );
}

/** A player's name. Built-in bots are localised once their game is loaded. */
export function PlayerName({ id, name }: Pick<Named, 'id' | 'name'>) {
  const known = parseBotPlayerId(id);
  const game = known && gameOf(known.game);
  if (known === undefined || game === undefined) return name;
  return (
    <Suspense fallback={name}>
      <BotName game={game} bot={known.bot} name={name} />
    </Suspense>
  );
}

function BotName({ game, bot, name }: { readonly game: GameEntry; readonly bot: string; readonly name: string }) {
  const locale = useLocale();
  return useEveryBot(game).find(({ id }) => id === bot)?.name[locale] ?? name;
}
