import { expect, test } from 'vitest';
import { makeBatches } from './batches.ts';

const turn = () => new Promise((turned) => setImmediate(turned));

const setUp = () => {
  const handed: (readonly string[])[] = [];
  return { handed, batches: makeBatches<string, boolean>((jobs) => handed.push(jobs)) };
};

test('sends all jobs of one event loop turn together, whether or not earlier ones are answered', async () => {
  const { handed, batches } = setUp();
  void batches.add('a');
  void batches.add('b');
  expect(handed).toEqual([]);
  await turn();
  void batches.add('c');
  await turn();
  expect(handed).toEqual([['a', 'b'], ['c']]);
});

test('matches answers to jobs in order, in any portions', async () => {
  const { batches } = setUp();
  const jobs = ['a', 'b', 'c'].map((job) => batches.add(job));
  await turn();
  batches.answer([true]);
  batches.answer([false, true]);
  expect(await Promise.all(jobs)).toEqual([true, false, true]);
});

test('an error fails its own job only', async () => {
  const { batches } = setUp();
  const jobs = Promise.allSettled(['a', 'b'].map((job) => batches.add(job)));
  await turn();
  batches.answer([new Error('full'), true]);
  expect((await jobs).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('closes when everything is answered, and takes no more jobs', async () => {
  const { batches } = setUp();
  let isClosed = false;
  const answers = [batches.add('a'), batches.add('b')];
  const closing = batches.close().then(() => {
    isClosed = true;
  });
  await turn();
  batches.answer([true]);
  await turn();
  expect(isClosed).toBe(false);
  batches.answer([true]);
  await closing;
  expect(await Promise.all(answers)).toEqual([true, true]);
  await expect(batches.add('c')).rejects.toThrow('the store is closed');
});
