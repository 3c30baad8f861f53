import { Button, ButtonLink, Crystal, Dial, type GameEntry, useLocale } from '@sesame/ui';
import { lazy, Suspense, startTransition, useState } from 'react';
import { GAMES, gameOf } from '../../data/games.ts';
import { changeSettings, useSettings } from '../../data/settings.ts';
import { useTexts } from '../../locales/texts.tsx';

const PlayBotsDialog = lazy(() => import('../../widgets/PlayBotsDialog.tsx'));
const FindOpponentDialog = lazy(() => import('../../widgets/matchmaking/FindOpponentDialog.tsx'));
const InviteDialog = lazy(() => import('./InviteDialog.tsx'));
const OpenTableDialog = lazy(() => import('./OpenTableDialog.tsx'));

type OpenDialog = 'play' | 'find' | 'table' | 'invite';

/** The game picker with the main actions. Returning players, who come for their matches, get it without the dial. */
export function Hero({ isCompact, isOffline }: { readonly isCompact: boolean; readonly isOffline: boolean }) {
  const texts = useTexts();
  const locale = useLocale();
  const { game: picked } = useSettings();
  const [opened, setOpened] = useState<OpenDialog>();
  const game = gameOf(picked ?? '') ?? GAMES[0];
  if (game === undefined) return undefined;
  const pick = (id: string) => changeSettings({ game: id });
  // The press is painted before a dialog is loaded.
  const open = (dialog: OpenDialog) => startTransition(() => setOpened(dialog));
  const close = () => setOpened(undefined);
  const Title = isCompact ? 'h2' : 'h1';
  return (
    <section className={isCompact ? 'hero compact' : 'hero'} aria-labelledby="hero-title">
      <div className="stack">
        <Title id="hero-title">{texts.home.title}</Title>
        {!isCompact && <p className="soft lead">{texts.home.lead}</p>}
        <fieldset className="wraps picks">
          <legend className="visually-hidden">{texts.home.pickGame}</legend>
          {GAMES.map((one) => (
            <PickButton key={one.id} game={one} on={one.id === game.id} onPick={pick} />
          ))}
        </fieldset>
        <div className="hero-actions">
          <Button variant="primary" onPress={() => open('play')}>
            {texts.home.play(game.name[locale])}
          </Button>
          {!isOffline && (
            <>
              <Button onPress={() => open('find')}>{texts.home.findOpponent}</Button>
              <Button onPress={() => open('table')}>{texts.home.openTable}</Button>
              <Button variant="quiet" onPress={() => open('invite')}>
                {texts.home.inviteFriend}
              </Button>
              <ButtonLink variant="quiet" href="/room">
                {texts.home.joinRoom}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      {!isCompact && (
        <Dial
          picks={GAMES.map(({ id, name, crystal }) => ({ id, label: name[locale], crystal }))}
          value={game.id}
          onPick={pick}
        />
      )}
      <Suspense>
        {opened === 'play' && <PlayBotsDialog game={game} onClose={close} />}
        {opened === 'find' && <FindOpponentDialog game={game} onClose={close} />}
        {opened === 'table' && <OpenTableDialog game={game} onClose={close} />}
        {opened === 'invite' && <InviteDialog game={game} onClose={close} />}
      </Suspense>
    </section>
  );
}

function PickButton(props: { readonly game: GameEntry; readonly on: boolean; readonly onPick: (id: string) => void }) {
  const { game, on, onPick } = props;
  const locale = useLocale();
  return (
    <button type="button" className={on ? 'chip on' : 'chip'} aria-pressed={on} onClick={() => onPick(game.id)}>
      <Crystal colour={game.crystal} size={20} />
      {game.name[locale]}
    </button>
  );
}
