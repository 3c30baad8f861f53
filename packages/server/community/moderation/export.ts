import type { Now } from '../../lib/now.ts';
import type { Store } from '../../store/store.ts';

/** A player's mutes, reports and ban. Who reported them is not revealed. */
export const exportModeration = async (
  { store, now }: { readonly store: Pick<Store, 'moderation' | 'bans'>; readonly now: Now },
  player: string,
) => {
  const [muted, reports, mute, ban] = await Promise.all([
    store.moderation.mutedBy(player),
    store.moderation.reportsBy(player),
    store.moderation.serverMuteOf(player, now()),
    store.bans.of(player, now()),
  ]);
  return {
    muted,
    reports: reports.map(({ at, about, reason, words, place, seq }) => ({ at, about, reason, words, place, seq })),
    ...(mute !== undefined && { silencedUntil: mute.until }),
    ...(ban !== undefined && { ban: { at: ban.at, until: ban.until, reason: ban.reason } }),
  };
};
