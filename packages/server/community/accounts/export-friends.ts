import type { Store } from '../../store/store.ts';

/** What a player is to others and others to them, and what they wait for. That somebody has blocked them is that other's own. */
export const exportFriends = async (store: Pick<Store, 'friends' | 'matchmaking'>, player: string) => {
  const [ties, invitations, seek] = await Promise.all([
    store.friends.relationshipsOf(player),
    store.friends.invitationsOf(player),
    store.matchmaking.find(player),
  ]);
  const known = ties.filter(({ mine, theirs }) => mine !== undefined || theirs === 'friend');
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
