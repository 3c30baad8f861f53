import { isSharedRace, ok, type Result, refuse, type Seat, sameJson } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import type { TimeControlOffer } from '../../store/repositories/amendments.ts';
import type { Store } from '../../store/store.ts';
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
  decline(match: LiveMatch): Promise<Result<void>>;
}

const NO_OFFER = refuse('no-offer', 'This proposal no longer exists.');
const MAX_TRIES = 5;

/** Seats that must agree, including players with a substitute. */
const peopleOf = ({ stored }: LiveMatch): readonly Seat[] =>
  stored.seats.flatMap(({ bot, isBot }, seat) => (bot === undefined && !isBot ? [seat] : []));

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

export const makeTimeControls = (deps: {
  readonly store: Pick<Store, 'amendments'>;
  readonly matches: Pick<Matches, 'reloadAmendments' | 'changeTimeControl' | 'find'>;
}): TimeControls => {
  const { store, matches } = deps;

  /** Applies the proposal once all agree. Retries if a move comes in between. */
  const applyIfAgreed = async (match: LiveMatch, offer: TimeControlOffer): Promise<Result<void>> => {
    const { id } = match.stored;
    if (peopleOf(match).every((seat) => offer.agreed.includes(seat))) {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const current = await matches.find(id);
        if (current === undefined || isOver(current)) return NO_OFFER;
        if (await matches.changeTimeControl(current, offer.pace)) return ok(undefined);
      }
      return refuse('not-saved', 'This could not be saved. Please try again.');
    }
    await matches.reloadAmendments(id);
    return ok(undefined);
  };

  return {
    offer: async (match, seat, requested) => {
      const pace = normalizeTimeControl(requested);
      const allowed = isOver(match) ? refuse('over', 'This match is over.') : checkTimeControl(match, pace);
      if (!allowed.ok) return allowed;
      const offer = { seat, pace, agreed: [seat] };
      if (!(await store.amendments.putOffer(match.stored.id, offer))) {
        return refuse('other-offer', 'Someone else has proposed a time control. Answer that first.');
      }
      return applyIfAgreed(match, offer);
    },
    agree: async (match, seat, terms) => {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const offer = (await store.amendments.of(match.stored))?.offer;
        if (offer === undefined || isOver(match)) return NO_OFFER;
        const proposed = { ...match.stored, pace: offer.pace };
        if (terms !== termsHash(proposed)) return refuseTerms(proposed);
        const agreed = offer.agreed.includes(seat) ? offer.agreed : [...offer.agreed, seat];
        if (agreed === offer.agreed || (await store.amendments.addAgreement(match.stored.id, offer, seat))) {
          return applyIfAgreed(match, { ...offer, agreed });
        }
      }
      return NO_OFFER;
    },
    decline: async (match) => {
      await store.amendments.removeOffer(match.stored.id);
      await matches.reloadAmendments(match.stored.id);
      return ok(undefined);
    },
  };
};
