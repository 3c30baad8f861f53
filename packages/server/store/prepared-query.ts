import type { CompiledQuery } from 'kysely';

type Prepared<Row> = (...parameters: readonly unknown[]) => CompiledQuery<Row>;

let count = 0;

/**
 * Prepared query: compiled once, then run with other parameters, as building takes longer than running. It has a name, under
 * which the database may keep its plan.
 */
export const prepare = <Row>(query: CompiledQuery<Row>): Prepared<Row> => {
  count += 1;
  const named = { ...query, name: `prepared_${count}` };
  return (...parameters) => ({ ...named, parameters });
};

/** The name of a prepared query. */
export const nameOf = (query: CompiledQuery<unknown>): string | undefined =>
  'name' in query && typeof query.name === 'string' ? query.name : undefined;

/** Prepared queries that differ in the length of a list. */
export const prepareByLength = <Row>(
  make: (length: number) => CompiledQuery<Row>,
): ((length: number) => Prepared<Row>) => {
  const prepared = new Map<number, Prepared<Row>>();
  return (length) => {
    const one = prepared.get(length) ?? prepare(make(length));
    prepared.set(length, one);
    return one;
  };
};

/** Prepared insert of rows, whose values are its parameters. All rows must have the same keys in the same order. */
export const prepareRows = <Row extends object>(
  make: (rows: readonly Row[]) => CompiledQuery<unknown>,
): ((rows: readonly Row[]) => CompiledQuery<unknown>) => {
  const prepared = new Map<number, Prepared<unknown>>();
  return (rows) => {
    const one = prepared.get(rows.length) ?? prepare(make(rows));
    prepared.set(rows.length, one);
    return one(...rows.flatMap((row) => Object.values(row)));
  };
};
