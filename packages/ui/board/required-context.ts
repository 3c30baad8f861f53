import { type Context, useContext } from 'react';

/** `useContext` that throws outside the provider. */
export const useRequiredContext = <Value>(context: Context<Value | undefined>): Value => {
  const value = useContext(context);
  if (value === undefined) throw new Error('used outside its context provider');
  return value;
};
