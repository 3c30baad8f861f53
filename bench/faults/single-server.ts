import { freePort } from '@sesame/server/services';
import { type RestartingServer, startRestartingServer } from './restarting-server.ts';
import { openSmallDisk, type SmallDisk } from './small-disk.ts';

/** One server process on SQLite, on its own small disk. */
export interface SingleServer {
  readonly process: RestartingServer;
  readonly disk: SmallDisk;
  close(): Promise<void>;
}

export const startSingleServer = async (): Promise<SingleServer> => {
  const disk = openSmallDisk();
  const process = startRestartingServer(await freePort(), { data: disk.folder });
  await process.untilReady();
  return {
    process,
    disk,
    close: async () => {
      await process.close();
      disk.close();
    },
  };
};
