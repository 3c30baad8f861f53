import { parentPort, workerData } from 'node:worker_threads';
import { checkFile } from './check-file.ts';

/** Thread that checks one file: a large one takes seconds, in which the server must go on. */
parentPort?.postMessage(checkFile(workerData.file));
