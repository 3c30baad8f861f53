import type { Room } from '@sesame/protocol';
import { Slab, useLocale, useMessages } from '@sesame/ui';
import { useShareOrigin } from '../../../data/share-origin.ts';
import { roomTexts } from '../../../locales/room/texts.ts';
import { QrCode } from '../../../widgets/QrCode.tsx';
import { byPoints, pointsText } from '../../../widgets/room/points.ts';
import { ScreenButtons } from './ScreenFrame.tsx';

/** Beside the board: how to join, and the scores of the evening. */
export function ScreenSide(props: { readonly title: string; readonly room: Room | undefined; readonly match: string }) {
  const { title, room, match } = props;
  const say = useMessages(roomTexts);
  return (
    <aside className="screen-side stack">
      <h1>{title}</h1>
      <JoinCode
        {...(room === undefined ? { path: `/matches/${match}` } : { path: `/room/${room.code}`, code: room.code })}
      />
      {room !== undefined && (
        <Slab as="section" className="stack close">
          <h2>{say.scores}</h2>
          <Scores room={room} />
        </Slab>
      )}
      <ScreenButtons />
    </aside>
  );
}

/** The QR code of an address, with the letters of a room. */
export function JoinCode({ path, code }: { readonly path: string; readonly code?: string }) {
  const say = useMessages(roomTexts);
  const { origin, isReachable } = useShareOrigin();
  if (origin === undefined) return undefined;
  const invitation =
    code === undefined ? (isReachable ? say.scanToWatch : say.openToWatch) : isReachable ? say.scan : say.openToJoin;
  return (
    <Slab as="section" className="screen-join">
      {code !== undefined && <p className="screen-code display">{code}</p>}
      {isReachable && <QrCode text={`${origin}${path}`} label={say.qr} />}
      <p className="screen-how">
        <span className="soft">{invitation}</span>
        {(code !== undefined || !isReachable) && <b>{`${origin.replace(/^https?:\/\//, '')}${path}`}</b>}
      </p>
    </Slab>
  );
}

/** Members with their points, those with most first. */
export function Scores({ room: { members } }: { readonly room: Room }) {
  const say = useMessages(roomTexts);
  const locale = useLocale();
  return (
    <ol className="rows screen-scores">
      {byPoints(members).map(({ player, name, online, points, watching }) => (
        <li key={player} className={online ? '' : 'soft'}>
          <b className="grow">{name}</b>
          {!online && <span className="small">{say.away}</span>}
          {online && watching && <span className="small soft">{say.watching}</span>}
          <b className="brass">{pointsText(points, locale)}</b>
        </li>
      ))}
    </ol>
  );
}
