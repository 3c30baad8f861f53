import { followChat } from '@sesame/client';
import type { Refusal } from '@sesame/kernel';
import type { ChatLine, Table } from '@sesame/protocol';
import { useEffect, useState } from 'react';
import { api, connection } from './house.ts';
import { useAnswer } from './use-answer.ts';
import { useTableNews } from './use-topic.ts';

/** A table, live. `missing` says why there is none. */
export const useTable = (id: string): { readonly table?: Table; readonly missing?: Refusal } => {
  const news = useTableNews(id);
  const asked = useAnswer(id, () => api.table(id));
  if (news !== undefined) return { table: news };
  if (asked === undefined) return {};
  return asked.ok ? { table: asked.value } : { missing: asked.error };
};

/** What was said at a table. */
export const useChat = (table: string): readonly ChatLine[] => {
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  useEffect(() => {
    setLines([]);
    return followChat(connection, table, setLines);
  }, [table]);
  return lines;
};
