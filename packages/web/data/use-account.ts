import type { Account } from '@sesame/protocol';
import { useState } from 'react';
import { api, me } from './client.ts';
import { useAnswer } from './use-query.ts';

/** Our account as the house last described it, and a way to take up its next description. */
export const useAccount = () => {
  const asked = useAnswer('account', api.account);
  const [changed, setChanged] = useState<Account>();
  const take = (next: Account) => {
    setChanged(next);
    me.set({ id: next.id, name: next.name, guest: next.guest });
  };
  return {
    account: changed ?? (asked?.ok ? asked.value : undefined),
    problem: asked?.ok === false ? asked.error : undefined,
    take,
  };
};
