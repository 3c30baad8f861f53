import type { Actor, Seat } from '@sesame/kernel';
import { botAt } from '../clock/match-clock.ts';
import type { InputRequest } from '../input-pipeline.ts';
import type { LiveMatch } from '../live-match.ts';
import type { Matches } from '../matches.ts';
import { type Claim, creditOf, orderClaims } from './claim-order.ts';
import type { Latency } from './latency.ts';
import { isShared } from './reveal.ts';

/**
 * Race arbiter: holds a claim as long as an earlier claim of another player could still be in flight, then submits the
 * claims in the order in which they were made, each with its receipt.
 */
export interface RaceArbiter {
  isClaim(match: LiveMatch, move: unknown): boolean;
  claim(match: LiveMatch, asked: InputRequest, timing: ClaimTiming): void;
  /** Milliseconds since the race was sent to the claimant. */
  arrivalOf(match: LiveMatch, by: Actor): number;
  /** Submits all held claims now, before a deadline acts. */
  decide(match: string): void;
}

export interface ClaimTiming {
  /** Reaction time reported by the client, from painting to claiming. */
  readonly claimed: number | undefined;
  readonly latency: Latency | undefined;
  /** Arrival time of a bot's claim, as bots have no connection to measure. */
  readonly arrived?: number;
}

/** Upper bound of the hold, so a slow connection can't delay the others for longer. */
const MAX_HOLD_MS = 250;
const UNKNOWN_LATENCY: Latency = { low: 0, trusted: 0, high: 0 };

/** Nobody sees a picture and reacts to it in less. */
const FASTEST_REACTION_MS = 150;

/** Whether a claim is faster than a person can be. Bots may be, and say that they are bots. */
const isInhuman = ({ stored }: LiveMatch, seat: Seat, credited: number): boolean =>
  credited < FASTEST_REACTION_MS && botAt(stored, seat) === undefined && stored.seats[seat]?.isBot !== true;

interface HeldClaim extends Claim {
  readonly asked: InputRequest;
  readonly heldAt: number;
}

interface HeldRace {
  readonly match: LiveMatch;
  readonly claims: HeldClaim[];
  /** Resent claims, answered like the first. */
  readonly again: InputRequest[];
  timer: NodeJS.Timeout | undefined;
}

type RaceMatches = Pick<Matches, 'submitInput' | 'cached' | 'timeOf' | 'subscribersOf'>;

/** Whether a racing player, other than these, is connected to another process, so their latency is unknown here. */
export type IsPlayedElsewhere = (match: LiveMatch, claimed: readonly Seat[]) => boolean;

export const makeRaceArbiter = (
  matches: () => RaceMatches,
  clock: () => number,
  isPlayedElsewhere: IsPlayedElsewhere = () => false,
): RaceArbiter => {
  const holding = new Map<string, HeldRace>();

  const shownAt = ({ rules, head }: LiveMatch, by: unknown) =>
    typeof by === 'number' ? rules.race?.shown(head.state, by) : undefined;

  const msSinceSent = (match: LiveMatch, seat: Seat, shown: number) => {
    const sent = match.revealedTo.get(seat);
    return sent?.shown === shown ? clock() - sent.at : Math.max(0, matches().timeOf(match) - shown);
  };

  /** Milliseconds until no claim earlier than the earliest held one can still arrive. */
  const waitFor = ({ match, claims }: HeldRace): number => {
    if (!isShared(match)) return 0;
    const earliest = Math.min(...claims.map(creditOf));
    const firstHeld = Math.min(...claims.map(({ heldAt }) => heldAt));
    let until = 0;
    for (const { viewer, latency } of matches().subscribersOf(match.stored.id)) {
      if (viewer === 'spectator' || claims.some(({ seat }) => seat === viewer)) continue;
      const sent = match.revealedTo.get(viewer);
      if (sent === undefined || shownAt(match, viewer) !== sent.shown) continue;
      until = Math.max(until, sent.at + earliest + (latency?.()?.high ?? 0));
    }
    const latest = firstHeld + MAX_HOLD_MS;
    const claimed = claims.map(({ seat }) => seat);
    return (isPlayedElsewhere(match, claimed) ? latest : Math.min(until, latest)) - clock();
  };

  const decide = (id: string) => {
    const held = holding.get(id);
    if (held === undefined) return;
    clearTimeout(held.timer);
    holding.delete(id);
    const match = matches().cached(id) ?? held.match;
    // The first right claim ends the race, so all are timed before it is submitted.
    const timed = orderClaims(held.claims).map((one) => ({ ...one, shown: shownAt(match, one.claim.seat) }));
    for (const { claim, credited, decision, shown } of timed) {
      const { asked, arrived, claimed, trip, heldAt } = claim;
      const receipt = {
        credited,
        ...(claimed !== undefined && { claimed: Math.round(claimed) }),
        arrived: Math.round(arrived),
        trip: { low: Math.round(trip.low), high: Math.round(trip.high) },
        waited: Math.round(clock() - heldAt),
        decision,
        ...(isInhuman(match, claim.seat, credited) && { inhuman: true as const }),
      };
      const at = (shown ?? asked.input.at - credited) + credited;
      matches().submitInput(match, { ...asked, receipt, input: { ...asked.input, at } });
    }
    for (const asked of held.again) matches().submitInput(match, asked);
  };

  const arrivalOf = (match: LiveMatch, by: Actor) => {
    const shown = shownAt(match, by);
    return typeof by !== 'number' || shown === undefined ? 0 : msSinceSent(match, by, shown);
  };

  return {
    arrivalOf,
    isClaim: (match, move) => match.rules.race?.isClaim(move) === true,
    claim: (match, asked, { claimed, latency: trip = UNKNOWN_LATENCY, arrived }) => {
      const { id } = match.stored;
      const { by } = asked.input;
      const shown = shownAt(match, by);
      // The rules refuse claims that are not allowed.
      if (typeof by !== 'number' || shown === undefined) return matches().submitInput(match, asked);
      const held: HeldRace = holding.get(id) ?? { match, claims: [], again: [], timer: undefined };
      if (held.claims.some((other) => other.seat === by && other.asked.key === asked.key)) {
        held.again.push(asked);
        return;
      }
      holding.set(id, held);
      held.claims.push({
        seat: by,
        asked,
        claimed,
        trip,
        arrived: arrived ?? arrivalOf(match, by),
        heldAt: clock(),
      });
      clearTimeout(held.timer);
      const wait = waitFor(held);
      if (wait <= 0) decide(id);
      else held.timer = setTimeout(() => decide(id), wait);
    },
    decide,
  };
};
