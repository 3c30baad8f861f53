import { parentPort } from 'node:worker_threads';
import { answerQuestion, type Question } from '@sesame/registry/bot-question';

/** Worker thread that computes bot moves. */
parentPort?.on('message', async (question: Question) => parentPort?.postMessage(await answerQuestion(question)));
