/** What PostgreSQL refuses, by its codes. */
const hasCode =
  (...codes: readonly string[]) =>
  (error: unknown): boolean =>
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);

/** A unique key is another's already. */
export const isUniqueViolation = hasCode('23505');

/** Two transactions waited for each other: this one was undone, and is tried again. */
export const isDeadlock = hasCode('40P01', '40001');

/** PostgreSQL itself says so: it is not that nothing was heard of it. */
export const isServerError = (error: unknown): boolean => error instanceof Error && 'severity' in error;
