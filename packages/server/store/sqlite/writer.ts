import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Job } from './jobs.ts';
import { openFile } from './open-file.ts';
import { makeBatchWriter } from './write-batch.ts';

/** Writer thread. It alone waits for the disk, so the main thread never does. */
const db = openFile(workerData.file, workerData.isDurable);
const writeBatch = makeBatchWriter(db);

/** All jobs that have arrived by now. */
const takeJobs = (port: MessagePort, first: string): readonly Job[] => {
  const jobs: Job[] = JSON.parse(first);
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
    jobs.push(...JSON.parse(next.message));
  }
  return jobs;
};

const port = parentPort;
port?.on('message', (message: string) => {
  if (message !== 'close') return port.postMessage(writeBatch(takeJobs(port, message)));
  db.close();
  port.close();
});
