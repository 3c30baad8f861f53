/** Monotonic clock in milliseconds since 1970: changes of the system clock don't affect it. */
export type Now = () => number;

export const makeNow = (): Now => {
  const start = Date.now() - performance.now();
  return () => Math.floor(start + performance.now());
};
