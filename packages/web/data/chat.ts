import { followAudience, followChat } from '@sesame/client';
import type { ChatLine } from '@sesame/protocol';
import { useEffect, useState } from 'react';
import { connection } from './client.ts';

/** Where people speak: at a table, or in the audience of a match. */
export type ChatPlace =
  | { readonly kind: 'chat'; readonly table: string }
  | { readonly kind: 'audience'; readonly match: string };

const idOf = (place: ChatPlace): string => (place.kind === 'chat' ? place.table : place.match);

/** As the house calls it. */
export const placeName = (place: ChatPlace): string => `${place.kind}:${idOf(place)}`;

export const sayIn = (place: ChatPlace, text: string) =>
  place.kind === 'chat' ? connection.say(place.table, text) : connection.remark(place.match, text);

/** What was said in a place. */
export const useLines = (place: ChatPlace): readonly ChatLine[] => {
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  const { kind } = place;
  const id = idOf(place);
  useEffect(() => {
    setLines([]);
    return (kind === 'chat' ? followChat : followAudience)(connection, id, setLines);
  }, [kind, id]);
  return lines;
};
