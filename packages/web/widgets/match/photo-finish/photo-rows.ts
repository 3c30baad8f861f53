import { parseTrace, type Seat, type TraceKind, type TraceMark } from '@sesame/kernel';
import type { PhotoFinish } from '@sesame/protocol';

type Racer = PhotoFinish['racers'][number];
type Claim = Racer['claims'][number];

/** What a player did, apart from moving the pointer. */
export type DeedKind = Exclude<TraceKind, 'pointer'>;
interface Deed extends TraceMark {
  readonly kind: DeedKind;
}

/** A player's line in a photo finish. Times are milliseconds since the picture was shown. */
export interface PhotoRow {
  readonly seat: Seat;
  /** The claim that counts: the right one, or else the last. */
  readonly claim: Claim | undefined;
  /** Wrong claims before it. */
  readonly misses: readonly Claim[];
  /** Milliseconds after the winner's claim. Missing of the winner, and where there is nothing to compare. */
  readonly gap: number | undefined;
  readonly isWinner: boolean;
  /** When the picture was seen: later than it was sent, if the screen was slow to paint it. */
  readonly seen: number;
  /** When the line ends: at the claim or, without one, with the race. */
  readonly end: number;
  /** Undefined if it is not known. */
  readonly deeds: readonly Deed[] | undefined;
  /** How far the pointer was from where it came to rest: time and distance, from 0 to 1. */
  readonly approach: readonly (readonly [at: number, distance: number])[];
}

/** The lines of a photo finish: the winner, then right claims by time, then everybody else by seat. */
export const photoRows = ({ racers, winner }: PhotoFinish): readonly PhotoRow[] => {
  const first = racers.find(({ seat }) => seat === winner)?.claims.find(({ right }) => right)?.time;
  const rows = racers.map((racer) => rowOf(racer, first, racer.seat === winner));
  const rank = ({ isWinner, claim }: PhotoRow) => (isWinner ? 0 : claim?.right ? 1 : claim ? 2 : 3);
  return rows.toSorted((one, other) => rank(one) - rank(other) || (one.gap ?? 0) - (other.gap ?? 0));
};

const rowOf = ({ seat, claims, ended, trace }: Racer, first: number | undefined, isWinner: boolean): PhotoRow => {
  const claim = claims.find(({ right }) => right) ?? claims.at(-1);
  const seen = seenAt(claim);
  const end = claim?.time ?? ended;
  const marks = trace === undefined ? undefined : marksOf(trace, seen, end);
  return {
    seat,
    claim,
    misses: claims.filter((one) => one !== claim),
    gap: isWinner || claim?.right !== true || first === undefined ? undefined : claim.time - first,
    isWinner,
    seen,
    end,
    deeds: marks?.filter(isDeed),
    approach: approachOf(marks ?? []),
  };
};

/** The screen counts from painting the picture, the server from sending it: what a claim has in between was not seen. */
const seenAt = (claim: Claim | undefined): number => {
  const { credited, claimed } = claim?.receipt ?? { credited: 0 };
  return Math.max(0, credited - (claimed ?? credited));
};

const marksOf = (trace: string, seen: number, end: number): readonly TraceMark[] | undefined =>
  parseTrace(trace)
    ?.map((mark) => ({ ...mark, at: mark.at + seen }))
    .filter(({ at }) => at <= end);

const isDeed = (mark: TraceMark): mark is Deed => mark.kind !== 'pointer';

const approachOf = (marks: readonly TraceMark[]): PhotoRow['approach'] => {
  const way = marks.filter(({ kind }) => kind === 'pointer');
  const [toX = 0, toY = 0] = way.at(-1)?.values ?? [];
  const far = way.map(({ values: [x = 0, y = 0] }) => Math.hypot(x - toX, y - toY));
  const most = Math.max(...far, 1);
  return way.map(({ at }, i) => [at, (far[i] ?? 0) / most]);
};

/** How often a player did what. */
export const countDeeds = (deeds: readonly Deed[]): ReadonlyMap<DeedKind, number> => {
  const counts = new Map<DeedKind, number>();
  for (const { kind } of deeds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
};
