/** Milliseconds since 1970 that only ever go forward, whatever is done to the machine's clock. */
export type Now = () => number;

export const makeNow = (): Now => {
  const start = Date.now() - performance.now();
  return () => Math.floor(start + performance.now());
};
