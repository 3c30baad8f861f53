import type { Refusal } from '@sesame/kernel';
import type { ClientMessage, ServerMessage } from '@sesame/protocol';

/** A request that the page has sent to the fake server. */
export interface ApiRequest {
  /** Method and path, such as `GET /account`. */
  readonly route: string;
  readonly body: unknown;
}

type Handler = (request: ApiRequest) => unknown;
type Snapshot = (watch: Extract<ClientMessage, { type: 'watch' }>) => ServerMessage;
type MessageHandler = (message: ClientMessage, reply: (update: ServerMessage) => void) => void;

/** The page’s player. */
export const GUEST = { id: 'ann', name: 'Ann', guest: true };

const handlers = new Map<string, Handler>();
const snapshots = new Map<string, Snapshot>();
const sockets = new Set<Pick<WebSocket, 'onmessage'>>();
let onMessage: MessageHandler = () => {};
/** Answers come later, also while a test has stopped the clock. */
const later = setTimeout;
/** Counts resets: what a test before has sent is not answered by the next one. */
let turn = 0;

/** All requests since the last `resetFakeServer`. */
export const requests: ApiRequest[] = [];

/** Answers a route, given as `GET /account`, with this value. */
export const answer = (route: string, value: unknown): void => answerWith(route, () => value);

/** Answers a route with what the handler returns. */
export const answerWith = (route: string, handler: Handler): void => {
  handlers.set(route, handler);
};

/** Refuses a route. */
export const refuseRoute = (route: string, refusal: Refusal): void =>
  answerWith(route, () => new Response(JSON.stringify(refusal), { status: 403 }));

/** Sets what a subscriber to the topic is sent first. */
export const answerTopic = (topic: string, snapshot: Snapshot): void => {
  snapshots.set(topic, snapshot);
};

/** Handles moves and chat lines. */
export const handleMessages = (handler: MessageHandler): void => {
  onMessage = handler;
};

/** Sends an update over every open socket. A page that subscribes to a table later gets its newest state. */
export const publish = (update: ServerMessage): void => {
  if (update.type === 'table') answerTopic(`table:${update.table.id}`, () => update);
  for (const { onmessage } of sockets) {
    onmessage?.call(window as never, new MessageEvent('message', { data: JSON.stringify(update) }));
  }
};

/** Back to a server that knows a guest and nothing else. */
export const resetFakeServer = (): void => {
  turn += 1;
  handlers.clear();
  snapshots.clear();
  requests.length = 0;
  onMessage = () => {};
  answer('POST /me', GUEST);
};

/** The fake of `fetch` for the API. Unknown routes are refused. */
export const respond = async (path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
  const route = `${method} ${path.replace(/^\/api/, '').replace(/\?.*/, '')}`;
  const request = { route, body: typeof body === 'string' ? JSON.parse(body) : undefined };
  requests.push(request);
  const handler = handlers.get(route);
  if (handler === undefined) return new Response('{"code":"not-found","message":"Not found."}', { status: 404 });
  const value = await handler(request);
  return value instanceof Response ? value : new Response(JSON.stringify(value));
};

/** The fake of the API’s WebSocket. */
export const makeFakeSocket = (): Pick<
  WebSocket,
  'onopen' | 'onmessage' | 'onclose' | 'onerror' | 'send' | 'close'
> => {
  const socket: ReturnType<typeof makeFakeSocket> = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      const sentIn = turn;
      later(() => {
        if (sentIn === turn) {
          // As it is now: what was published since the message came must not be taken back.
          const snapshot = message.type === 'watch' ? snapshots.get(message.topic) : undefined;
          if (message.type === 'watch' && snapshot !== undefined) publish(snapshot(message));
          else onMessage(message, publish);
        }
        publish({ type: 'done', id: message.id });
      });
    },
    close: () => {
      sockets.delete(socket);
    },
  };
  sockets.add(socket);
  later(() => socket.onopen?.call(window as never, new Event('open')));
  return socket;
};
