/**
 * Runs while no other page of this server holds the lock. Browsers have locks on secure addresses only, so not on a plain one of a
 * home network: there every page goes on by itself.
 */
export const withLock = <Value>(
  name: string,
  run: () => Promise<Value>,
  { steal = false }: { readonly steal?: boolean } = {},
): Promise<Value> => ('locks' in navigator ? navigator.locks.request(name, { steal }, run) : run());
