import { ButtonLink, SelectField, Slab, useMessages } from '@sesame/ui';
import { useShareOrigin } from '../../data/share-origin.ts';
import { invitationTexts } from '../../locales/invitation/texts.ts';
import { roomTexts } from '../../locales/room/texts.ts';
import { QrCode } from '../../widgets/QrCode.tsx';

/** How others join, and where the table is shown. */
export function RoomInvite({ code }: { readonly code: string }) {
  const say = useMessages(roomTexts);
  const invite = useMessages(invitationTexts);
  const { origin, choices, choose, isReachable } = useShareOrigin();
  if (origin === undefined) return undefined;
  return (
    <div className="stack">
      <Slab as="section" className="stack" aria-labelledby="room-invite">
        <h2 id="room-invite">{say.invite}</h2>
        <p className="room-code display">{code}</p>
        <p className={isReachable ? 'soft small' : 'bad small'}>{isReachable ? say.inviteText : invite.unreachable}</p>
        {choices.length > 1 && (
          <SelectField
            label={invite.address}
            options={choices.map((one) => ({ id: one, label: new URL(one).host }))}
            value={origin}
            onChange={choose}
          />
        )}
        {isReachable && <QrCode text={`${origin}/room/${code}`} label={say.qr} />}
      </Slab>
      <Slab as="section" className="stack" aria-labelledby="big-screen">
        <h2 id="big-screen">{say.bigScreen}</h2>
        <p className="soft small">{say.bigScreenText}</p>
        <p className="room-address">{`${origin.replace(/^https?:\/\//, '')}/table-screen/${code}`}</p>
        <ButtonLink href={`/table-screen/${code}`} target="_blank">
          {say.openHere}
        </ButtonLink>
      </Slab>
    </div>
  );
}
