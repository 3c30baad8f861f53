import { type HouseLine, openSocket, type Visitor } from '../lib/raw-client.ts';

/** Does something for many, a few at a time. */
export const inTurn = async <Item, Made>(
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

/** Opens a socket, follows topics over it, and resolves when each has been told. */
export const follow = async (line: HouseLine, cookie: string, topics: readonly string[]): Promise<Visitor> => {
  const missing = new Set(topics);
  const { promise: all, resolve: toldAll, reject: failed } = Promise.withResolvers<void>();
  const hear = (text: string) => {
    if (missing.size === 0) return;
    const topic = topicOf(text);
    if (topic === 'refused') failed(new Error(text));
    if (missing.delete(topic) && missing.size === 0) toldAll();
  };
  const visitor = await persist(() => openSocket(line, cookie, hear));
  for (const [id, topic] of topics.entries()) visitor.send({ type: 'watch', id, topic });
  await all;
  return visitor;
};

const TRIES = 20;
const PAUSE = 500;

/** A line that could not be opened in time is tried again, as every client does. */
const persist = async <Made>(make: () => Promise<Made>, tries = 1): Promise<Made> =>
  make().catch(async (error) => {
    if (tries >= TRIES) throw error;
    await new Promise((over) => setTimeout(over, PAUSE));
    return persist(make, tries + 1);
  });

/** News begin with their type, and then with what they are of. */
const topicOf = (text: string): string => {
  const { type, match, table } = JSON.parse(text);
  const id = type === 'match' ? match : type === 'table' ? table.id : type === 'chat' ? table : undefined;
  return id === undefined ? type : `${type}:${id}`;
};
