import type { MatchRecord, Result } from '@sesame/kernel';
import { api } from '../../data/client.ts';

/** Downloads a record as a file. */
export const downloadRecord = (record: MatchRecord, name: string): void => {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(url);
};

export const downloadMatch = async ({
  id,
  game,
}: {
  readonly id: string;
  readonly game: string;
}): Promise<Result<MatchRecord>> => {
  const record = await api.matchRecord({ params: { id } });
  if (record.ok) downloadRecord(record.value, `${game}-${id}`);
  return record;
};
