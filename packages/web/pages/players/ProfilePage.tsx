import './players.css';
import { type Profile, parseBotPlayerId } from '@sesame/protocol';
import { Avatar, ButtonLink, useLocale, useMessages } from '@sesame/ui';
import { Suspense } from 'react';
import { api } from '../../data/client.ts';
import { gameOf } from '../../data/games.ts';
import { useMe } from '../../data/use-me.ts';
import { useQuery } from '../../data/use-query.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { formatDate } from '../../widgets/format-date.ts';
import BuiltInBotAvatar from '../../widgets/player/BuiltInBotAvatar.tsx';
import { PlayerName } from '../../widgets/player/PlayerLink.tsx';
import { FriendActions } from './FriendActions.tsx';
import { HeadToHead } from './HeadToHead.tsx';
import { MatchHistory } from './MatchHistory.tsx';
import { RatingCards } from './RatingCards.tsx';
import { RunningMatches } from './RunningMatches.tsx';
import { Statistics } from './Statistics.tsx';

/** A player's public profile. */
export default function ProfilePage({ id }: { readonly id: string }) {
  const texts = useTexts();
  const say = useMessages(ratingTexts);
  const { data, error } = useQuery(id, () => api.profile({ params: { id } }));
  if (error !== undefined) {
    return <ErrorPage text={error.code === 'no-player' ? say.missing : refusalText(texts, error)} />;
  }
  if (data === undefined) return <LoadingPage />;
  return data.kind === 'left' ? <DeletedPlayerPage /> : <ProfileContent profile={data} />;
}

function DeletedPlayerPage() {
  const say = useMessages(ratingTexts);
  return (
    <Page title={say.deletedPlayer}>
      <h1 className="page-title">{say.deletedPlayer}</h1>
      <p className="soft">{say.deletedPlayerText}</p>
    </Page>
  );
}

function ProfileContent({ profile }: { readonly profile: Profile }) {
  const me = useMe();
  const isMine = me?.id === profile.id;
  const { id, name } = profile;
  return (
    <Page title={name} className="stack profile-page">
      <header className="wraps page-title">
        <ProfileAvatar profile={profile} />
        <div className="grow">
          <h1>
            <PlayerName id={id} name={name} />
          </h1>
          <p className="soft small">
            <ProfileNotes profile={profile} isMine={isMine} />
          </p>
        </div>
        {isMine && <OwnProfileLinks />}
        {!isMine && profile.kind !== 'bot' && <FriendActions person={{ player: id, name }} />}
      </header>
      <RatingCards profile={profile} />
      <div className="columns even">
        <Statistics statistics={profile.statistics} />
        <HeadToHead key={me?.id} profile={profile} me={isMine ? undefined : me} />
      </div>
      <RunningMatches matches={profile.running} />
      <MatchHistory profile={profile} />
    </Page>
  );
}

function ProfileAvatar({ profile: { id, name, bot } }: { readonly profile: Profile }) {
  const builtIn = parseBotPlayerId(id);
  const game = builtIn && gameOf(builtIn.game);
  if (builtIn === undefined || game === undefined) return <Avatar {...(bot ? { bot: true } : { name })} />;
  return (
    <Suspense fallback={<Avatar bot />}>
      <BuiltInBotAvatar game={game} id={builtIn.bot} />
    </Suspense>
  );
}

function ProfileNotes({ profile, isMine }: { readonly profile: Profile; readonly isMine: boolean }) {
  const texts = useTexts();
  const say = useMessages(ratingTexts);
  const locale = useLocale();
  const { id, kind, since } = profile;
  const game = gameOf(id.split(':')[1] ?? '');
  const notes = [
    kind === 'guest' && say.guest,
    kind === 'bot' && (game === undefined ? texts.table.bot : say.ofGame(game.name[locale])),
    since !== undefined && say.since(formatDate(since, locale)),
    isMine && say.you,
  ];
  return notes.filter(Boolean).join('. ');
}

function OwnProfileLinks() {
  const texts = useTexts();
  const say = useMessages(ratingTexts);
  return (
    <div className="wraps">
      <ButtonLink icon="user" href="/account">
        {say.yourAccount}
      </ButtonLink>
      <ButtonLink icon="play" variant="quiet" href="/replay">
        {texts.home.openRecord}
      </ButtonLink>
    </div>
  );
}
