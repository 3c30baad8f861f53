import './table-screen.css';
import { useMessages } from '@sesame/ui';
import { useRoom } from '../../../data/use-room.ts';
import { roomTexts } from '../../../locales/room/texts.ts';
import { ErrorPage } from '../../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../../shell/LoadingPage.tsx';
import { ScreenLobby } from './ScreenLobby.tsx';
import { ScreenMatch } from './ScreenMatch.tsx';
import { useShownMatch } from './use-shown-match.ts';

/** A television or a laptop as the table: what spectators see of a match, or of a room’s matches one after another. */
export default function TableScreenPage(props: { readonly code: string } | { readonly match: string }) {
  return 'match' in props ? <ScreenMatch id={props.match} room={undefined} /> : <RoomScreen code={props.code} />;
}

function RoomScreen({ code }: { readonly code: string }) {
  const say = useMessages(roomTexts);
  const { room, missing } = useRoom(code);
  const shown = useShownMatch(room);
  if (missing !== undefined) return <ErrorPage text={say.noRoom} />;
  if (room === undefined) return <LoadingPage />;
  return shown === undefined ? <ScreenLobby room={room} /> : <ScreenMatch key={shown} id={shown} room={room} />;
}
