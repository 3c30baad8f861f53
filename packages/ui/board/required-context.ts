import { type Context, useContext } from 'react';

/** What every part of a board looks at. A part that stands elsewhere is a bug. */
export const useRequiredContext = <Table>(context: Context<Table | undefined>): Table => {
  const table = useContext(context);
  if (table === undefined) throw new Error('this part belongs on a board');
  return table;
};
