import type { Now } from '../../lib/now.ts';
import type { Store } from '../../store/store.ts';

/** A player's mutes and reports. Who reported them is not revealed. */
export const exportModeration = async (
  { store, now }: { readonly store: Pick<Store, 'moderation'>; readonly now: Now },
  player: string,
) => {
  const [muted, reports, mute] = await Promise.all([
    store.moderation.mutedBy(player),
    store.moderation.reportsBy(player),
    store.moderation.serverMuteOf(player, now()),
  ]);
  return {
    muted,
    reports: reports.map(({ at, about, reason, words, place, seq }) => ({ at, about, reason, words, place, seq })),
    ...(mute !== undefined && { silencedUntil: mute.until }),
  };
};
