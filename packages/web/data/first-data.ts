import { applyUpdate, type MatchState } from '@sesame/client';
import { FIRST_DATA_ID, type FirstData, type ServerMessage } from '@sesame/protocol';
import { isOnServer } from './is-on-server.ts';

/** After this time, what the page came with is asked for again. */
const FRESH_MS = 30_000;

const read = (): FirstData | undefined => {
  const text = isOnServer ? undefined : document.getElementById(FIRST_DATA_ID)?.textContent;
  return text === undefined || text === null ? undefined : JSON.parse(text);
};

/** Its clocks run since the server answered. */
const receivedWithPage = (state: MatchState | undefined): MatchState | undefined => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return state && { ...state, receivedAt: page?.responseStart ?? state.receivedAt };
};

let first = read();
let answers = new Map(Object.entries(first?.answers ?? {}));
let match = first?.match && receivedWithPage(applyUpdate(undefined, first.match));

/** The player whose page it is. */
export const firstMe = (): FirstData['me'] | undefined => first?.me;

/** On the server: the data of the page that is rendered next. */
export const setFirstData = (data: FirstData | undefined): void => {
  first = data;
  answers = new Map(Object.entries(data?.answers ?? {}));
  match = data?.match && applyUpdate(undefined, data.match);
};

/** The answer to a request that the page came with, for the first render. */
export const firstAnswer = (path: string): unknown => answers.get(path);

/** The answer to a request that the page came with. It is given once, and only while it is new. */
export const takeFirstAnswer = (path: string): unknown => {
  const answer = performance.now() < FRESH_MS ? answers.get(path) : undefined;
  answers.delete(path);
  return answer;
};

/** The first message of a live topic, if the page came with it. */
export const firstMessage = (topic: string): ServerMessage | undefined => first?.topics[topic];

/** A match as the page came with it. */
export const firstMatch = (id: string): MatchState | undefined => (match?.info.id === id ? match : undefined);

/** From now on, the match is followed: opened again, it would be old. */
export const forgetFirstMatch = (): void => {
  match = undefined;
};
