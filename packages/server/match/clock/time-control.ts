import { isSharedRace, ok, type Result, refuse, type Seat, sameJson } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import { isOver, type LiveMatch } from '../live-match.ts';
import { normalizeTimeControl } from '../match-settings.ts';
import type { Matches } from '../matches.ts';
import { refuseTerms, termsHash } from '../terms.ts';

/** Changes of the time control during a match, once all human players agree. Bots always agree. */
export interface TimeControls {
  offer(match: LiveMatch, seat: Seat, pace: TimeControl): Promise<Result<void>>;
  /** Agrees to the proposal, which is named by the terms of the match with it. */
  agree(match: LiveMatch, seat: Seat, terms: string): Promise<Result<void>>;
  /** Declines the proposal, or withdraws one's own. */
  decline(match: LiveMatch, seat: Seat): Promise<Result<void>>;
}

const OVER = refuse('over', 'This match is over.');
const NO_OFFER = refuse('no-offer', 'This proposal no longer exists.');
const checkTimeControl = ({ rules, stored, committed }: LiveMatch, pace: TimeControl): Result<void> => {
  if (stored.tournament !== undefined)
    return refuse('tournament-pace', 'The time control of a tournament match can’t be changed.');
  if (sameJson(pace, committed.pace)) return refuse('same-pace', 'The match already has this time control.');
  if (pace.kind === 'none' && stored.rated) return refuse('rated-clock', 'A rated match needs a clock.');
  if (pace.kind === 'correspondence' && isSharedRace(rules, stored.options)) {
    return refuse('race-together', 'This game is played simultaneously, so it can’t be played by correspondence.');
  }
  return ok(undefined);
};

export const makeTimeControls = (deps: { readonly matches: Pick<Matches, 'arrange'> }): TimeControls => {
  const { arrange } = deps.matches;
  return {
    offer: async (match, seat, requested) => {
      const timeControl = normalizeTimeControl(requested);
      const allowed = isOver(match) ? OVER : checkTimeControl(match, timeControl);
      return allowed.ok ? arrange(match, { kind: 'offer', by: seat, timeControl }) : allowed;
    },
    agree: async (match, seat, terms) => {
      const { offer } = match.committed;
      if (offer === undefined || isOver(match)) return NO_OFFER;
      const proposed = { ...match.stored, pace: offer.pace };
      if (terms !== termsHash(proposed)) return refuseTerms(proposed);
      return arrange(match, { kind: 'agree', by: seat, timeControl: offer.pace });
    },
    decline: async (match, seat) => {
      const declined = await arrange(match, { kind: 'withdraw', by: seat });
      // There is nothing left to decline: somebody else was quicker.
      return !declined.ok && declined.error.code === 'no-offer' ? ok(undefined) : declined;
    },
  };
};
