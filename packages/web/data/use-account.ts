import type { Account } from '@sesame/protocol';
import { api, me } from './client.ts';
import { useQuery } from './use-query.ts';

/** Our own account, with a setter for mutations that return its new state. */
export const useAccount = () => {
  const { data, error, setData } = useQuery('account', api.account);
  const setAccount = (account: Account) => {
    setData(account);
    me.set({ id: account.id, name: account.name, guest: account.guest });
  };
  return { account: data, error, setAccount };
};
