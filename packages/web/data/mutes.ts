import type { ChatLine, Muted } from '@sesame/protocol';
import { useEffect } from 'react';
import { type ChatChannel, useChatLines } from './chat.ts';
import { api } from './client.ts';
import { makeObservable, useObservable } from './observable.ts';

/** The players we have muted, as stored on the server; undefined until loaded. */
const muted = makeObservable<readonly Muted[] | undefined>(undefined);

const NOBODY: readonly Muted[] = [];

let isLoading = false;

/** Components of one page share the request. */
const load = async () => {
  if (isLoading) return;
  isLoading = true;
  const answer = await api.mutes();
  isLoading = false;
  if (answer.ok) muted.set(answer.value);
};

export const useMutes = (): readonly Muted[] | undefined => {
  // Loaded for every chat, as the list may have changed in another browser.
  useEffect(() => void load(), []);
  return useObservable(muted);
};

/** As far as a chat has loaded them. */
export const useKnownMutes = (): readonly Muted[] => useObservable(muted) ?? NOBODY;

const store = async (answer: ReturnType<typeof api.mute>): ReturnType<typeof api.mute> => {
  const mutes = await answer;
  if (mutes.ok) muted.set(mutes.value);
  return mutes;
};

export const mute = (player: string) => store(api.mute({ params: { player } }));
export const unmute = (player: string) => store(api.unmute({ params: { player } }));

/** The lines of a channel without those of muted players, and how many are hidden. */
export const useVisibleChatLines = (
  channel: ChatChannel | undefined,
): { readonly lines: readonly ChatLine[]; readonly hidden: number } => {
  const all = useChatLines(channel);
  const mutes = useMutes() ?? [];
  const lines = all.filter(({ player }) => !mutes.some(({ id }) => id === player));
  return { lines, hidden: all.length - lines.length };
};
