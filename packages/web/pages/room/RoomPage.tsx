import './room.css';
import type { Room } from '@sesame/protocol';
import { Button, ButtonLink, ConfirmButton, listed, Slab, useLocale, useMessages } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../data/client.ts';
import { gameOf } from '../../data/games.ts';
import { listNames } from '../../data/seat-name.ts';
import { joinDraw } from '../../data/take-seat.ts';
import { useMe } from '../../data/use-me.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { seatedHere, useRoom } from '../../data/use-room.ts';
import { roomTexts } from '../../locales/room/texts.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { NamePrompt } from '../../widgets/NamePrompt.tsx';
import { preloadMatchPage } from '../../widgets/preload-match-page.ts';
import { DeviceGuest } from './DeviceGuest.tsx';
import { NextGame } from './NextGame.tsx';
import { RoomInvite } from './RoomInvite.tsx';
import { RoomMembers } from './RoomMembers.tsx';
import { RoomResults } from './RoomResults.tsx';

/** A room: who is here, the next game, and the scores of the evening. */
export default function RoomPage({ code }: { readonly code: string }) {
  const say = useMessages(roomTexts);
  const { room, missing } = useRoom(code);
  const me = useMe()?.id;
  if (missing !== undefined) return <ErrorPage text={say.noRoom} />;
  if (room === undefined || me === undefined) return <LoadingPage />;
  const isMember = room.members.some(({ player }) => player === me);
  return isMember ? <Lobby room={room} me={me} /> : <Door room={room} />;
}

/** Before one has joined: one press, and a name afterwards. */
function Door({ room }: { readonly room: Room }) {
  const { code, members } = room;
  const say = useMessages(roomTexts);
  const locale = useLocale();
  const { isPending, mutate } = useMutation();
  const names = members.filter(({ online }) => online).map(({ name }) => name);
  const here = names.length === 1 ? say.hereOne(names[0] ?? '') : say.here(listed(names, locale));
  return (
    <Page title={say.room(code)} className="room-entry">
      <h1 className="page-title">{say.room(code)}</h1>
      <p className="soft lead">{names.length === 0 ? say.nobody : here}</p>
      <Button
        variant="primary"
        className="main-action"
        isDisabled={isPending}
        onPress={() => void mutate(() => api.joinRoom({ params: { code } }))}
      >
        {say.joinRoom(code)}
      </Button>
    </Page>
  );
}

function Lobby({ room, me }: { readonly room: Room; readonly me: string }) {
  const { code, match, table } = room;
  const say = useMessages(roomTexts);
  const [, navigate] = useLocation();
  const isSeated = seatedHere(room, me).length > 0;
  useEffect(preloadMatchPage, []);
  useEffect(() => {
    if (isSeated && table !== undefined && match === undefined) void joinDraw(table);
  }, [isSeated, table, match]);
  // A match that was running already can be left for this page.
  const [running] = useState(match);
  useEffect(() => {
    if (isSeated && match !== undefined && match !== running) navigate(`/room/${code}/match/${match}`);
  }, [isSeated, match, running, code, navigate]);
  return (
    <Page title={say.room(code)} className="room">
      <h1 className="page-title">{say.room(code)}</h1>
      <div className="with-sidebar">
        <div className="stack">
          {table === undefined ? <NextGame room={room} /> : <CurrentMatch {...{ room, me, isSeated }} />}
          <NamePrompt />
          <RoomMembers room={room} me={me} />
          <DeviceGuest code={code} />
          <RoomResults room={room} />
        </div>
        <RoomInvite code={code} />
      </div>
    </Page>
  );
}

/** The match that is being played, for those who watch it. */
function CurrentMatch(props: { readonly room: Room; readonly me: string; readonly isSeated: boolean }) {
  const { room, me, isSeated } = props;
  const { code, match, next, members, opener, endAskedBy = [] } = room;
  const isOpener = me === opener;
  const nameOf = (id: string) => members.find(({ player }) => player === id)?.name ?? '';
  const say = useMessages(roomTexts);
  const locale = useLocale();
  const { mutate } = useMutation();
  const game = gameOf(next?.game ?? '');
  return (
    <Slab as="section" className="stack">
      <p role="status">{match === undefined || !game ? say.starting : say.playing(game.name[locale])}</p>
      {endAskedBy.length > 0 && <p className="soft small">{say.endAsked(listNames(endAskedBy.map(nameOf)))}</p>}
      {match !== undefined && (
        <div className="wraps">
          <ButtonLink variant="primary" href={isSeated ? `/room/${code}/match/${match}` : `/table-screen/${code}`}>
            {isSeated ? say.toHand : say.tableScreen}
          </ButtonLink>
          <ConfirmButton
            variant="quiet"
            title={say.endMatchTitle}
            text={isOpener ? say.endMatchText : say.endMatchVote}
            confirm={isOpener ? say.endMatch : say.askToEnd}
            cancel={say.keepPlaying}
            onConfirm={() => void mutate(() => api.endRoomMatch({ params: { code } }))}
          >
            {say.endMatch}
          </ConfirmButton>
        </div>
      )}
    </Slab>
  );
}
