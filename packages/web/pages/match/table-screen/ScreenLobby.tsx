import type { Room } from '@sesame/protocol';
import { Slab, useLocale, useMessages } from '@sesame/ui';
import { gameOf } from '../../../data/games.ts';
import { roomTexts } from '../../../locales/room/texts.ts';
import { GameArt } from '../../../widgets/GameArt.tsx';
import { ScreenButtons, ScreenFrame } from './ScreenFrame.tsx';
import { JoinCode, Scores } from './ScreenSide.tsx';

/** Between matches: the code in large letters, players as they arrive, the next game and the scores. */
export function ScreenLobby({ room }: { readonly room: Room }) {
  const { code, members, next, table, ended } = room;
  const say = useMessages(roomTexts);
  const locale = useLocale();
  const game = gameOf(next?.game ?? '');
  const told = game === undefined ? say.chooseOnPhone : say.chosen(game.name[locale]);
  return (
    <ScreenFrame className="screen-lobby">
      <h1 className="visually-hidden">{say.room(code)}</h1>
      <JoinCode path={`/room/${code}`} code={code} />
      <Slab as="section" className="stack" aria-labelledby="screen-people">
        <h2 id="screen-people">{ended.length > 0 ? say.scores : say.people}</h2>
        {members.length === 0 ? <p className="soft">{say.nobody}</p> : <Scores room={room} />}
        {ended.length > 0 && <p className="soft small">{say.scoring}</p>}
      </Slab>
      <Slab as="section" className="stack screen-next">
        {game && <GameArt game={game.id} />}
        <p className="lead" role="status">
          {table === undefined ? told : say.starting}
        </p>
        <ScreenButtons />
      </Slab>
    </ScreenFrame>
  );
}
