import type { CompiledQuery } from 'kysely';

/** A query that is built once and then run with other parameters: building it takes longer than running it. */
export const prepare =
  <Row>(query: CompiledQuery<Row>) =>
  (...parameters: readonly unknown[]): CompiledQuery<Row> => ({ ...query, parameters });

/** The same for a query whose parameters are the values of a row, in their order. Its rows are all of one shape. */
export const prepareRow = <Row extends object>(
  make: (row: Row) => CompiledQuery<unknown>,
): ((row: Row) => CompiledQuery<unknown>) => {
  let prepared: ReturnType<typeof prepare> | undefined;
  return (row) => {
    prepared ??= prepare(make(row));
    return prepared(...Object.values(row));
  };
};
