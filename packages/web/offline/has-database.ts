export const DATABASE_NAME = 'sesame';

/** Whether this browser has stored anything for use without a network. The code for that is loaded only then. */
export const hasDatabase = async (): Promise<boolean> => {
  // Older browsers cannot tell.
  if (typeof indexedDB.databases !== 'function') return true;
  return (await indexedDB.databases()).some(({ name }) => name === DATABASE_NAME);
};
