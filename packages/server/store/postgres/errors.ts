/** PostgreSQL errors by code. */
const hasCode =
  (...codes: readonly string[]) =>
  (error: unknown): boolean =>
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);

export const isUniqueViolation = hasCode('23505');

/** A kept plan of a query whose columns have changed since, by the migration of a newer version. */
export const isOutdatedPlan = hasCode('0A000');

/** Deadlock or serialization failure: the transaction was rolled back and can be retried. */
export const isDeadlock = hasCode('40P01', '40001');

/** Whether the error comes from PostgreSQL itself, not from the connection. */
export const isServerError = (error: unknown): boolean => error instanceof Error && 'severity' in error;
