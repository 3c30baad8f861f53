import type { CompiledQuery } from 'kysely';

/** Prepared query: compiled once, then run with other parameters, as building takes longer than running. */
export const prepare =
  <Row>(query: CompiledQuery<Row>) =>
  (...parameters: readonly unknown[]): CompiledQuery<Row> => ({ ...query, parameters });

/** Prepared insert whose parameters are the values of a row, in order. All rows must have the same keys. */
export const prepareRow = <Row extends object>(
  make: (row: Row) => CompiledQuery<unknown>,
): ((row: Row) => CompiledQuery<unknown>) => {
  let prepared: ReturnType<typeof prepare> | undefined;
  return (row) => {
    prepared ??= prepare(make(row));
    return prepared(...Object.values(row));
  };
};
