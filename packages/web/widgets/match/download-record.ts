import type { MatchRecord, Result } from '@sesame/kernel';
import { findRecord } from '../../data/match-source.ts';
import { downloadFile } from '../download-file.ts';

/** Downloads a record as a file. */
export const downloadRecord = (record: MatchRecord, name: string): void => {
  downloadFile(new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' }), `${name}.json`);
};

export const downloadMatch = async ({
  id,
  game,
}: {
  readonly id: string;
  readonly game: string;
}): Promise<Result<MatchRecord>> => {
  const record = await findRecord(id);
  if (record.ok) downloadRecord(record.value, `${game}-${id}`);
  return record;
};
