import { ok, type Result, refuse, type Seat, sameJson } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import type { TimeControlOffer } from '../../store/repositories/amendments.ts';
import type { Store } from '../../store/store.ts';
import { normalizeTimeControl } from '../match-settings.ts';
import type { Matches } from '../matches.ts';
import { isOver, type LiveMatch } from '../position.ts';

/** Another pace for the rest of a match, when all the people in it agree. Bots always do. */
export interface TimeControls {
  offer(match: LiveMatch, seat: Seat, pace: TimeControl): Promise<Result<void>>;
  agree(match: LiveMatch, seat: Seat): Promise<Result<void>>;
  /** Says no; or, by who proposed it, never mind. */
  decline(match: LiveMatch): Promise<Result<void>>;
}

const NO_OFFER = refuse('no-offer', 'This proposal no longer exists.');
const MAX_TRIES = 5;

/** The seats that must agree. A person whose seat a bot plays meanwhile is one of them. */
const peopleOf = ({ stored }: LiveMatch): readonly Seat[] =>
  stored.seats.flatMap(({ bot, isBot }, seat) => (bot === undefined && !isBot ? [seat] : []));

const mayHold = ({ rules, stored, committed }: LiveMatch, pace: TimeControl): Result<void> => {
  if (sameJson(pace, committed.pace)) return refuse('same-pace', 'The match already has this time control.');
  const { race } = rules;
  if (race !== undefined && pace.kind === 'correspondence' && stored.options[race.apart] !== true) {
    return refuse('race-together', 'This game is played simultaneously, so it can’t be played by correspondence.');
  }
  return ok(undefined);
};

export const makeTimeControls = (deps: {
  readonly store: Pick<Store, 'amendments'>;
  readonly matches: Pick<Matches, 'reloadAmendments' | 'changeTimeControl' | 'find'>;
}): TimeControls => {
  const { store, matches } = deps;

  /** Once all agree it holds. A move that comes in between goes first. */
  const settle = async (match: LiveMatch, offer: TimeControlOffer): Promise<Result<void>> => {
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
    offer: async (match, seat, wish) => {
      const pace = normalizeTimeControl(wish);
      const sound = isOver(match) ? refuse('over', 'This match is over.') : mayHold(match, pace);
      if (!sound.ok) return sound;
      const offer = { seat, pace, agreed: [seat] };
      if (!(await store.amendments.putOffer(match.stored.id, offer))) {
        return refuse('other-offer', 'Someone else has proposed a time control. Answer that first.');
      }
      return settle(match, offer);
    },
    agree: async (match, seat) => {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const offer = (await store.amendments.of(match.stored))?.offer;
        if (offer === undefined || isOver(match)) return NO_OFFER;
        const agreed = offer.agreed.includes(seat) ? offer.agreed : [...offer.agreed, seat];
        if (agreed === offer.agreed || (await store.amendments.addAgreement(match.stored.id, offer, seat))) {
          return settle(match, { ...offer, agreed });
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
