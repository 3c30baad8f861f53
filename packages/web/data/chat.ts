import { followAudience, followChat } from '@sesame/client';
import type { ChatLine } from '@sesame/protocol';
import { useEffect, useState } from 'react';
import { connection } from './client.ts';

/** A chat channel: the players at a table, or the audience of a match. */
export type ChatChannel =
  | { readonly kind: 'chat'; readonly table: string }
  | { readonly kind: 'audience'; readonly match: string };

const idOf = (channel: ChatChannel): string => (channel.kind === 'chat' ? channel.table : channel.match);

/** The channel's name on the server. */
export const channelName = (channel: ChatChannel): string => `${channel.kind}:${idOf(channel)}`;

export const sendChatMessage = (channel: ChatChannel, text: string) =>
  channel.kind === 'chat' ? connection.say(channel.table, text) : connection.remark(channel.match, text);

/** The messages of a channel, live; none of a channel that we may not read. */
export const useChatLines = (channel: ChatChannel | undefined): readonly ChatLine[] => {
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  const kind = channel?.kind;
  const id = channel && idOf(channel);
  useEffect(() => {
    setLines([]);
    if (id === undefined) return;
    return (kind === 'chat' ? followChat : followAudience)(connection, id, setLines);
  }, [kind, id]);
  return lines;
};
