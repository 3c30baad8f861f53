import { openSocket, type RawClient, type ServerTarget } from '../lib/raw-client.ts';

/** Maps items with limited concurrency. */
export const mapConcurrently = async <Item, Made>(
  items: readonly Item[],
  atOnce: number,
  make: (item: Item, index: number) => Promise<Made>,
): Promise<Made[]> => {
  const made: Made[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) made[index] = await make(item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return made;
};

/** Opens a socket, watches topics over it, and resolves once each has sent its first update. */
export const subscribe = async (
  target: ServerTarget,
  cookie: string,
  topics: readonly string[],
): Promise<RawClient> => {
  const missing = new Set(topics);
  const { promise: all, resolve, reject } = Promise.withResolvers<void>();
  const onText = (text: string) => {
    if (missing.size === 0) return;
    const topic = topicOf(text);
    if (topic === 'refused') reject(new Error(text));
    if (missing.delete(topic) && missing.size === 0) resolve();
  };
  const client = await retry(() => openSocket(target, cookie, onText));
  for (const [id, topic] of topics.entries()) client.send({ type: 'watch', id, topic });
  await all;
  return client;
};

const MAX_ATTEMPTS = 20;
const RETRY_DELAY_MS = 500;

/** Retries a socket that could not be opened in time, as every client does. */
const retry = async <Made>(make: () => Promise<Made>, attempt = 1): Promise<Made> =>
  make().catch(async (error) => {
    if (attempt >= MAX_ATTEMPTS) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return retry(make, attempt + 1);
  });

/** The topic of an update. */
const topicOf = (text: string): string => {
  const { type, match, table } = JSON.parse(text);
  const id = type === 'match' ? match : type === 'table' ? table.id : type === 'chat' ? table : undefined;
  return id === undefined ? type : `${type}:${id}`;
};
