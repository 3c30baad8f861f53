import type { MatchState } from '@sesame/client';
import type { MatchSummary } from '@sesame/protocol';

/** A match on the server as this browser was last sent it, to look at without a network. */
export interface KeptPosition {
  readonly match: string;
  /** Whose view it is. */
  readonly player: string;
  readonly state: MatchState;
  /** When it was sent, in milliseconds since 1970. */
  readonly keptAt: number;
}

/** A move that waits for the network. */
export interface QueuedMove {
  /** Idempotency key: sent twice, it is played once. */
  readonly key: string;
  readonly player: string;
  readonly match: string;
  readonly game: string;
  readonly move: unknown;
  /** The position that it was made in. The server refuses it if the match has moved on. */
  readonly seq: number;
}

/** Whether a match can be looked at later: our own, running, and without seconds to lose. */
export const isKeepable = ({ info, outcome, aborted }: MatchState): boolean =>
  info.you !== null &&
  info.pace.kind !== 'live' &&
  outcome === undefined &&
  aborted === undefined &&
  !isHandedOver(info.seats, info.you);

/** Whether a seat’s device is handed over to another seat. A kept position has no cover, so others would see it. */
const isHandedOver = (seats: MatchState['info']['seats'], seat: number): boolean => {
  const { player, device = player } = seats[seat] ?? {};
  return device !== undefined && seats.some((other) => other.device === device);
};

/** A kept position as a page shows it: no clock runs, and nothing in it is new. */
export const shownState = ({ state }: KeptPosition): MatchState => ({
  ...state,
  newEvents: [],
  clocks: undefined,
  notes: [],
  paceOffer: undefined,
  mayTakeBack: false,
  race: undefined,
  watchers: 0,
  receivedAt: performance.now(),
});

/** A kept position in a list. */
export const keptSummary = ({ state: { info, awaits, told } }: KeptPosition): MatchSummary => ({
  id: info.id,
  game: info.game,
  table: info.table,
  pace: info.pace,
  rated: info.rated,
  seats: info.seats,
  you: info.you,
  yourTurn: info.you !== null && awaits.includes(info.you),
  plies: told.at(-1)?.ply ?? 0,
  startedAt: info.startedAt,
});
