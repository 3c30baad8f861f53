import { registerGames } from '@sesame/registry';
import { answerQuestion, type Question } from '@sesame/registry/bot-question';
import outsideGames from './outside-games.ts';

registerGames(outsideGames);

/** Worker that computes bot moves, apart from the worker of the match, which must answer at once. */
addEventListener('message', async ({ data: { id, question } }: MessageEvent<{ id: number; question: Question }>) => {
  postMessage({ id, answer: await answerQuestion(question) });
});
