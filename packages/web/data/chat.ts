import { followAudience, followChat, followTalk } from '@sesame/client';
import { type ChatLine, talkOf } from '@sesame/protocol';
import { useEffect, useState } from 'react';
import { connection } from './client.ts';

/** A chat channel: the players at a table, the audience of a match, or two friends. */
export type ChatChannel =
  | { readonly kind: 'chat'; readonly table: string }
  | { readonly kind: 'audience'; readonly match: string }
  | { readonly kind: 'talk'; readonly me: string; readonly friend: string };

const idOf = (channel: ChatChannel): string => {
  if (channel.kind === 'talk') return talkOf(channel.me, channel.friend);
  return channel.kind === 'chat' ? channel.table : channel.match;
};

/** The channel's name on the server. */
export const channelName = (channel: ChatChannel): string => `${channel.kind}:${idOf(channel)}`;

export const sendChatMessage = (channel: ChatChannel, text: string) => {
  if (channel.kind === 'talk') return connection.tell(channel.friend, text);
  return channel.kind === 'chat' ? connection.say(channel.table, text) : connection.remark(channel.match, text);
};

const FOLLOW = { chat: followChat, audience: followAudience, talk: followTalk } as const;

/** The messages of a channel, live; none of a channel that we may not read. */
export const useChatLines = (channel: ChatChannel | undefined): readonly ChatLine[] => {
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  const kind = channel?.kind;
  const id = channel && idOf(channel);
  useEffect(() => {
    setLines([]);
    if (id === undefined || kind === undefined) return;
    return FOLLOW[kind](connection, id, setLines);
  }, [kind, id]);
  return lines;
};
