import type { House } from '../../services.ts';

/** What the house knows of a player's mutes and reports. Who reported them is not theirs to know. */
export const exportSpeech = async ({ store, now }: Pick<House, 'store' | 'now'>, player: string) => {
  const [muted, made, silence] = await Promise.all([
    store.speech.mutedBy(player),
    store.speech.reportsBy(player),
    store.speech.silenceOf(player, now()),
  ]);
  return {
    muted,
    reports: made.map(({ at, about, reason, words, place, seq }) => ({ at, about, reason, words, place, seq })),
    ...(silence !== undefined && { silencedUntil: silence.until }),
  };
};
