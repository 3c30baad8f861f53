import type { Refusal } from '@sesame/kernel';
import type { Room } from '@sesame/protocol';
import { api } from './client.ts';
import { useLiveRoom } from './topics.ts';
import { useQuery } from './use-query.ts';

/** A live room. `missing` says why there is none. */
export const useRoom = (code: string): { readonly room?: Room; readonly missing?: Refusal } => {
  const live = useLiveRoom(code);
  const { data, error } = useQuery(code, () => api.room({ params: { code } }));
  const room = live ?? data;
  if (room !== undefined) return { room };
  return error === undefined ? {} : { missing: error };
};

/** The seats of a room's current match that are played on the device of a player. */
export const seatedHere = ({ members, seated }: Room, player: string | undefined): readonly string[] =>
  members
    .filter((member) => (member.device ?? member.player) === player && seated.includes(member.player))
    .map((member) => member.player);
