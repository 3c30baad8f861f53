import type { AnyRules } from '@sesame/kernel';
import { useEffect, useMemo, useState } from 'react';
import { type Folded, makeFold } from './session/fold.ts';
import { rngFor, settleChance } from './session/next-inputs.ts';
import { playOn, type Session, startSession } from './session/session.ts';
import { parseSession } from './session/stored-session.ts';

const KEY = 'sesame.inspector.session';

/** The session that was on this page before it was reloaded, if it is one of this game. */
const keptSession = (game: string): Session | undefined => {
  const text = sessionStorage.getItem(`${KEY}.${game}`);
  const parsed = text === null ? undefined : parseSession(text);
  return parsed?.ok ? parsed.value : undefined;
};

/** A new match with the fewest seats, in which chance has made its first moves. */
export const newSession = (rules: AnyRules, setting: Partial<Session> = {}): Session => {
  const { seats = rules.seats.min, options = {}, seed = 'sesame' } = setting;
  return withChance(rules, startSession({ game: rules.id, seats, options, seed }));
};

/** Lets chance move until somebody else is to act. */
export const withChance = (rules: AnyRules, session: Session): Session => {
  const { positions, fault } = makeFold(rules)(session);
  const last = positions.at(-1);
  if (fault !== undefined || last === undefined) return session;
  const rng = rngFor(session.seed, session.ply, 'chance');
  return playOn(session, settleChance(rules, { state: last.state, now: last.input?.at ?? 0, rng }));
};

/** The session of the page: kept over reloads, and folded over the current rules. */
export const useSession = (rules: AnyRules) => {
  const [session, setSession] = useState(() => keptSession(rules.id) ?? newSession(rules));
  useEffect(() => sessionStorage.setItem(`${KEY}.${rules.id}`, JSON.stringify(session)), [rules.id, session]);
  const fold = useMemo(() => makeFold(rules), [rules]);
  const folded: Folded = useMemo(() => fold(session), [fold, session]);
  return { session, setSession, folded };
};
