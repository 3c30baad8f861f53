import type { Viewer } from '@sesame/kernel';
import type { Bus } from './bus/bus.ts';
import { makeReplicatedSet } from './replicated-set.ts';

/** A connection to a match, of a seat or a spectator. */
export interface MatchViewer {
  readonly viewer: Viewer;
  readonly player?: string;
}

/** Spectators per match over all processes. Counts people, not browser windows. */
export interface SpectatorCount {
  joined(match: string, viewer: MatchViewer): void;
  left(match: string, viewer: MatchViewer): void;
  of(match: string): number;
  stop(): void;
}

export interface SpectatorCountDeps {
  readonly bus: Bus;
  /** Called when the count has changed in another process. */
  readonly onChange: (match: string) => void;
  readonly clock?: () => number;
}

/** Changes are batched for other processes, as crowds arrive together. */
const DEBOUNCE_MS = 250;

export const makeSpectatorCount = ({ bus, onChange, clock }: SpectatorCountDeps): SpectatorCount => {
  const counts = new Map<string, number>();
  const change = (match: string, by: 1 | -1) => {
    const count = (counts.get(match) ?? 0) + by;
    if (count > 0) counts.set(match, count);
    else counts.delete(match);
  };
  const nameOf = (match: string, player: string) => `${match} ${player}`;
  const people = makeReplicatedSet({
    bus,
    channel: 'audience',
    debounceMs: DEBOUNCE_MS,
    onRemoteChange: (name) => {
      const [match = ''] = name.split(' ');
      change(match, people.has(name) ? 1 : -1);
      onChange(match);
    },
    ...(clock !== undefined && { clock }),
  });
  return {
    joined: (match, { viewer, player }) => {
      if (viewer === 'spectator' && player !== undefined && people.add(nameOf(match, player))) change(match, 1);
    },
    left: (match, { viewer, player }) => {
      if (viewer === 'spectator' && player !== undefined && people.remove(nameOf(match, player))) change(match, -1);
    },
    of: (match) => counts.get(match) ?? 0,
    stop: people.stop,
  };
};
