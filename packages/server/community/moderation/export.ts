import type { Now } from '../../lib/now.ts';
import type { Store } from '../../store/store.ts';

/** What the house knows of a player's mutes and reports. Who reported them is not theirs to know. */
export const exportModeration = async (
  { store, now }: { readonly store: Pick<Store, 'moderation'>; readonly now: Now },
  player: string,
) => {
  const [muted, made, silence] = await Promise.all([
    store.moderation.mutedBy(player),
    store.moderation.reportsBy(player),
    store.moderation.serverMuteOf(player, now()),
  ]);
  return {
    muted,
    reports: made.map(({ at, about, reason, words, place, seq }) => ({ at, about, reason, words, place, seq })),
    ...(silence !== undefined && { silencedUntil: silence.until }),
  };
};
