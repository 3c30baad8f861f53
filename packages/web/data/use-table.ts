import type { Refusal } from '@sesame/kernel';
import type { Table } from '@sesame/protocol';
import { api } from './client.ts';
import { useLiveTable } from './topics.ts';
import { useQuery } from './use-query.ts';

/** A live table. `missing` says why there is none. */
export const useTable = (id: string): { readonly table?: Table; readonly missing?: Refusal } => {
  const live = useLiveTable(id);
  const { data, error } = useQuery(id, () => api.table({ params: { id } }));
  const table = live ?? data;
  if (table !== undefined) return { table };
  return error === undefined ? {} : { missing: error };
};
