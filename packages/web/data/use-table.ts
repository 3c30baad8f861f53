import type { Refusal } from '@sesame/kernel';
import type { Table } from '@sesame/protocol';
import { api } from './client.ts';
import { useLiveTable } from './topics.ts';
import { useAnswer } from './use-query.ts';

/** A table, live. `missing` says why there is none. */
export const useTable = (id: string): { readonly table?: Table; readonly missing?: Refusal } => {
  const news = useLiveTable(id);
  const asked = useAnswer(id, () => api.table(id));
  if (news !== undefined) return { table: news };
  if (asked === undefined) return {};
  return asked.ok ? { table: asked.value } : { missing: asked.error };
};
