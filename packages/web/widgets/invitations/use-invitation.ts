import { useLocation } from 'wouter';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';

/** Accepts or declines an invitation to a table. */
export const useInvitation = (table: string) => {
  const { mutate } = useMutation();
  const [, navigate] = useLocation();
  return {
    join: async () => {
      const sat = await mutate(() => api.sit({ params: { id: table } }));
      if (sat.ok) navigate(sat.value.match === undefined ? `/tables/${table}` : `/matches/${sat.value.match}`);
    },
    decline: () => mutate(() => api.declineInvitation({ params: { id: table } })),
  };
};
