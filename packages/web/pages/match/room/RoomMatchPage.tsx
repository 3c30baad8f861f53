import { api } from '../../../data/client.ts';
import { useMe } from '../../../data/use-me.ts';
import { useQuery } from '../../../data/use-query.ts';
import { useTexts } from '../../../locales/texts.tsx';
import { ErrorPage } from '../../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../../shell/LoadingPage.tsx';
import MatchPage from '../MatchPage.tsx';
import PassAndPlay from './PassAndPlay.tsx';

/** A match of a room on a member’s device: their hand, or several seats that are handed over. */
export default function RoomMatchPage({ id, room }: { readonly id: string; readonly room: string }) {
  const texts = useTexts();
  const me = useMe()?.id;
  const { data: match, error } = useQuery(id, () => api.match({ params: { id } }));
  if (error !== undefined) return <ErrorPage text={texts.errorPage.noMatch} />;
  if (match === undefined || me === undefined) return <LoadingPage />;
  const seats = match.seats.flatMap(({ player, device = player }, seat) => (device === me ? [seat] : []));
  const isShared = seats.some((seat) => match.seats[seat]?.device !== undefined);
  return isShared ? <PassAndPlay {...{ id, room, seats }} /> : <MatchPage id={id} room={room} />;
}
