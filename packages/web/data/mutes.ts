import type { ChatLine, Muted } from '@sesame/protocol';
import { useEffect } from 'react';
import { type ChatChannel, useChatLines } from './chat.ts';
import { api } from './client.ts';
import { makeStore, useStore } from './store.ts';

/** Whom we do not hear. The house keeps it; undefined until it has answered. */
const muted = makeStore<readonly Muted[] | undefined>(undefined);

const load = async () => {
  const answer = await api.mutes();
  if (answer.ok) muted.set(answer.value);
};

export const useMutes = (): readonly Muted[] | undefined => {
  // Asked anew wherever people speak: it may have changed in another browser.
  useEffect(() => void load(), []);
  return useStore(muted);
};

const keeping =
  (act: (player: string) => ReturnType<typeof api.mute>) =>
  async (player: string): ReturnType<typeof api.mute> => {
    const answer = await act(player);
    if (answer.ok) muted.set(answer.value);
    return answer;
  };

export const mute = keeping(api.mute);
export const unmute = keeping(api.unmute);

/** What was said in a channel by those whom we hear, and how many lines of others are hidden. */
export const useVisibleChatLines = (
  channel: ChatChannel,
): { readonly lines: readonly ChatLine[]; readonly hidden: number } => {
  const all = useChatLines(channel);
  const mutes = useMutes() ?? [];
  const lines = all.filter(({ player }) => !mutes.some(({ id }) => id === player));
  return { lines, hidden: all.length - lines.length };
};
