import type { OpenTable } from '@sesame/protocol';
import { useLocation } from 'wouter';
import { api } from '../../data/client.ts';
import { takeSeat } from '../../data/take-seat.ts';
import { useMutation } from '../../data/use-mutation.ts';

/** Opens a table and goes there. */
export const useOpenTable = () => {
  const [, navigate] = useLocation();
  const { isPending, mutate } = useMutation();
  const open = async (body: OpenTable) => {
    const table = await mutate(() => takeSeat((share) => api.openTable({ body: { ...body, share } })));
    if (table.ok) navigate(`/tables/${table.value.id}`);
  };
  return { isPending, open };
};
