import type { Input } from '@sesame/kernel';

/** A match under inspection: its setting and inputs. Everything else is computed from them by the rules. */
export interface Session {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** What chance, random moves and resampled worlds are drawn from. */
  readonly seed: string;
  readonly inputs: readonly Input<unknown>[];
  /** The position that is shown: after so many inputs. */
  readonly ply: number;
}

export type SessionSetting = Pick<Session, 'game' | 'seats' | 'options' | 'seed'>;

export const startSession = (setting: SessionSetting): Session => ({ ...setting, inputs: [], ply: 0 });

/** Shows another position. */
export const jumpTo = (session: Session, ply: number): Session => ({
  ...session,
  ply: Math.max(0, Math.min(session.inputs.length, ply)),
});

/** Plays on from the position that is shown. Inputs after it are dropped, as they belonged to another match. */
export const playOn = (session: Session, inputs: readonly Input<unknown>[]): Session => {
  const kept = [...session.inputs.slice(0, session.ply), ...inputs];
  return { ...session, inputs: kept, ply: kept.length };
};
