import type { Invitation } from '@sesame/protocol';
import { useLocation } from 'wouter';
import { api } from '../../data/client.ts';
import { takeSeat } from '../../data/take-seat.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useAgreement } from '../terms/use-agreement.tsx';

/** Accepts or declines an invitation to a table. */
export const useInvitation = ({ table, terms: shown }: Pick<Invitation, 'table' | 'terms'>) => {
  const { mutate } = useMutation();
  const { withTerms, dialog } = useAgreement('changed');
  const [, navigate] = useLocation();
  return {
    dialog,
    join: async () => {
      const sat = await mutate(() =>
        withTerms((terms = shown) => takeSeat((share) => api.sit({ params: { id: table }, body: { terms, share } }))),
      );
      if (sat.ok) navigate(sat.value.match === undefined ? `/tables/${table}` : `/matches/${sat.value.match}`);
    },
    decline: () => mutate(() => api.declineInvitation({ params: { id: table } })),
  };
};
