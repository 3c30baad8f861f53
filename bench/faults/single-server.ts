import { freePort } from '@sesame/server/services';
import { type HouseProcess, startHouse } from './restarting-server.ts';
import { openSmallDisk, type SmallDisk } from './small-disk.ts';

/** A house of one process on a SQLite file, on a disk of its own. */
export interface LoneHouse {
  readonly process: HouseProcess;
  readonly disk: SmallDisk;
  close(): Promise<void>;
}

export const openLoneHouse = async (): Promise<LoneHouse> => {
  const disk = openSmallDisk();
  const process = startHouse(await freePort(), { data: disk.folder });
  await process.opened();
  return {
    process,
    disk,
    close: async () => {
      await process.close();
      disk.close();
    },
  };
};
