import { useLocation } from 'wouter';
import { api } from '../../data/client.ts';
import { toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';

/** The two answers to an invitation. */
export const useInvitation = (table: string) => {
  const words = useTexts();
  const [, navigate] = useLocation();
  return {
    join: async () => {
      const sat = await api.sit(table);
      if (!sat.ok) return toastRefusal(words, sat.error);
      navigate(sat.value.match === undefined ? `/tables/${table}` : `/matches/${sat.value.match}`);
    },
    decline: async () => {
      const declined = await api.decline(table);
      if (!declined.ok) toastRefusal(words, declined.error);
    },
  };
};
