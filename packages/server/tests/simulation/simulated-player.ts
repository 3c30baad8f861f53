import { type Connection, connect, followMatch, type MatchState, type Socket } from '@sesame/client';
import { type AnyBot, fraction, pick, type Rng, type Seat } from '@sesame/kernel';
import type { ServerSide, SimulatedCluster } from './simulated-cluster.ts';

/** A player on the real client, who moves, undoes, and is thrown out now and then. */
export interface SimulatedPlayer {
  readonly seat: Seat;
  /** Every view that was shown, with the length of the log it was for. */
  readonly shown: readonly { readonly seq: number; readonly view: unknown }[];
  /** Keys of acknowledged inputs. */
  readonly acknowledged: readonly string[];
  state(): MatchState | undefined;
  /** Makes a move or an undo, if there is one to make. */
  act(): void;
  /** Loses the connection. The client reconnects, to any process. */
  disconnect(): void;
  leave(): void;
}

const UNDO_RATE = 0.25;

export const startSimulatedPlayer = (
  cluster: SimulatedCluster,
  { seat, match, bot, rng }: { readonly seat: Seat; readonly match: string; readonly bot: AnyBot; readonly rng: Rng },
): SimulatedPlayer => {
  let server: ServerSide | undefined;
  let socket: Socket | undefined;
  let lastKey = '';
  let isBusy = false;
  let current: MatchState | undefined;
  const shown: { seq: number; view: unknown }[] = [];
  const acknowledged: string[] = [];

  const lose = () => {
    server?.close();
    server = undefined;
    const lost = socket;
    socket = undefined;
    lost?.onclose?.call(lost as WebSocket, { code: 1006 } as CloseEvent);
  };
  const openSocket = (): Socket => {
    const next: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (text) => {
        const message = JSON.parse(String(text));
        if ('key' in message) lastKey = message.key;
        server?.send(String(text));
      },
      close: lose,
    };
    socket = next;
    server = pick(rng, cluster.processes).openSocket(seat, {
      receive: (data) => next.onmessage?.call(next as WebSocket, { data } as MessageEvent),
      onClosed: lose,
    });
    setTimeout(() => next === socket && next.onopen?.call(next as WebSocket, {} as globalThis.Event));
    return next;
  };
  const connection: Connection = connect(openSocket);
  followMatch(connection, match, (next) => {
    current = next;
    shown.push({ seq: next.seq, view: structuredClone(next.view) });
  });

  const request = async (asked: ReturnType<Connection['play']>) => {
    isBusy = true;
    const key = lastKey;
    const result = await asked;
    isBusy = false;
    if (result.ok) acknowledged.push(key);
  };
  return {
    seat,
    shown,
    acknowledged,
    state: () => current,
    act: () => {
      if (isBusy || connection.status !== 'open' || current === undefined || current.outcome !== undefined) return;
      if (fraction(rng) < UNDO_RATE) return void request(connection.takeBack(match));
      if (!current.awaits.includes(seat)) return;
      void request(connection.play(match, bot.play(current.view, { seat, rng, budget: 1 })));
    },
    disconnect: lose,
    leave: () => connection.close(),
  };
};
