import './player-menu.css';
import { BotMark, Button, Menu, NameText, useMessages } from '@sesame/ui';
import { lazy, Suspense, useState } from 'react';
import { playerMenuTexts } from '../../locales/player-menu/texts.ts';
import { NameDialog } from './NameDialog.tsx';
import { Rating } from './Rating.tsx';
import { type MenuPlayer, usePlayerActions } from './use-player-actions.ts';

const ReportDialog = lazy(() => import('../chat/ReportDialog.tsx'));

/**
 * A player’s name at a table or board: it shows presence, rating and the level of a bot, and opens a menu. Where it is
 * tight only the menu has the rating.
 */
export function PlayerMenu({ isTight = false, ...player }: MenuPlayer & { readonly isTight?: boolean }) {
  const { name, bot, rating, isAway, isYou, isGuest = false } = player;
  const say = useMessages(playerMenuTexts);
  const [opened, setOpened] = useState<'report' | 'name'>();
  const items = usePlayerActions(player, { onReport: () => setOpened('report'), onRename: () => setOpened('name') });
  const close = () => setOpened(undefined);
  const presence = isAway ? say.away : say.online;
  return (
    <>
      <Menu
        label={say.menuOf(name)}
        header={
          <>
            <b>{name}</b>
            <span className="soft">{isYou ? say.you : presence}</span>
            {bot && <BotMark level={bot.level} face={bot.face} />}
            {isGuest && <span className="soft">{say.guest}</span>}
            {rating && <Rating rating={rating} />}
          </>
        }
        trigger={
          <Button variant="quiet" className={`seat-menu${isAway ? ' is-away' : ''}`}>
            <NameText name={name} />
            {isAway && <span className="seat-away">{say.away}</span>}
            {bot && <BotMark level={bot.level} face={bot.face} />}
            {isGuest && !isYou && !isAway && <span className="soft tiny seat-guest">{say.guest}</span>}
            {rating && !isGuest && !isAway && !isTight && <Rating rating={rating} />}
          </Button>
        }
        items={items}
      />
      <Suspense>{opened === 'report' && <ReportDialog about={{ player: player.id, name }} onClose={close} />}</Suspense>
      {opened === 'name' && <NameDialog onClose={close} />}
    </>
  );
}
