import type { Room, RoomMember } from '@sesame/protocol';
import { Avatar, Button, IconButton, Slab, useLocale, useMessages } from '@sesame/ui';
import { useLocation } from 'wouter';
import { api } from '../../data/client.ts';
import { listNames } from '../../data/seat-name.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { roomTexts } from '../../locales/room/texts.ts';
import { byPoints, pointsText } from '../../widgets/room/points.ts';

/** The members with their points of the evening, those with most first. */
export function RoomMembers({ room, me }: { readonly room: Room; readonly me: string }) {
  const { code, members, ended } = room;
  const say = useMessages(roomTexts);
  const [, navigate] = useLocation();
  const { mutate } = useMutation();
  const mine = members.find(({ player }) => player === me);
  const leave = async () => {
    const left = await mutate(() => api.leaveRoom({ params: { code, player: me } }));
    if (left.ok) navigate('/');
  };
  const setWatching = (watching: boolean) =>
    void mutate(() => api.setWatching({ params: { code, player: me }, body: { watching } }));
  return (
    <Slab as="section" className="stack" aria-labelledby="room-members">
      <h2 id="room-members">{ended.length > 0 ? say.scores : say.people}</h2>
      <ol className="rows room-members">
        {byPoints(members).map((member) => (
          <MemberRow
            key={member.player}
            {...{ member, room, me }}
            hasScores={ended.length > 0}
            onRemove={() => void mutate(() => api.leaveRoom({ params: { code, player: member.player } }))}
          />
        ))}
      </ol>
      {ended.length > 0 && <p className="soft small">{say.scoring}</p>}
      <div className="wraps">
        <Button tight variant="quiet" onPress={() => setWatching(!mine?.watching)}>
          {mine?.watching ? say.play : say.watch}
        </Button>
        <Button tight variant="quiet" icon="leave" onPress={() => void leave()}>
          {say.leave}
        </Button>
      </div>
    </Slab>
  );
}

function MemberRow(props: {
  readonly member: RoomMember;
  readonly room: Room;
  readonly me: string;
  readonly hasScores: boolean;
  readonly onRemove: () => void;
}) {
  const { member, room, me, hasScores, onRemove } = props;
  const { members, opener } = room;
  const { player, name, online, device, watching, points, removalAskedBy = [] } = member;
  const say = useMessages(roomTexts);
  const locale = useLocale();
  const nameOf = (id: string | undefined) => members.find((one) => one.player === id)?.name;
  const owner = nameOf(device);
  const askers = removalAskedBy.flatMap((id) => nameOf(id) ?? []);
  const mayRemove = me === opener || device === me;
  const notes = [
    player === me && say.you,
    owner !== undefined && say.onDevice(owner),
    !online && say.away,
    watching && say.watching,
    askers.length > 0 && say.removalAsked(listNames(askers)),
  ].filter(Boolean);
  return (
    <li>
      <Avatar name={name} />
      <div className="grow">
        <b>{name}</b>
        <div className="soft small">{notes.join(', ')}</div>
      </div>
      {hasScores && <b className="brass">{say.points(pointsText(points, locale))}</b>}
      {player !== me && player !== opener && (!online || mayRemove) && (
        <IconButton icon="cross" label={mayRemove ? say.remove(name) : say.askRemoval(name)} onPress={onRemove} />
      )}
    </li>
  );
}
