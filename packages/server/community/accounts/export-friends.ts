import type { Store } from '../../store/store.ts';

/** Relationships, invitations and seek of a player. Blocks by others are not revealed. */
export const exportFriends = async (store: Pick<Store, 'friends' | 'matchmaking'>, player: string) => {
  const [relationships, invitations, seek] = await Promise.all([
    store.friends.relationshipsOf(player),
    store.friends.invitationsOf(player),
    store.matchmaking.find(player),
  ]);
  const known = relationships.filter(({ mine, theirs }) => mine !== undefined || theirs === 'friend');
  return {
    people: known.map(({ other, name, mine, theirs, at }) => ({
      player: other,
      name,
      ...(mine && { you: mine }),
      ...(theirs === 'friend' && { they: theirs }),
      at,
    })),
    invitations,
    ...(seek && { seek: { game: seek.game, pace: seek.pace, since: seek.since } }),
  };
};
