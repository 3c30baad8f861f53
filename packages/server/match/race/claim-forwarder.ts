import type { Refusal } from '@sesame/kernel';
import type { Bus } from '../../cluster/bus/bus.ts';
import type { InputRequest } from '../input-pipeline.ts';
import type { LiveMatch } from '../live-match.ts';
import type { Matches } from '../matches.ts';
import type { ClaimTiming, RaceArbiter } from './arbiter.ts';
import { isShared } from './reveal.ts';

/**
 * A race among players of several processes is arbitrated by the process that revealed it. The others forward their
 * players' claims with the times they measured. If it doesn't answer, each decides for itself and the log settles it.
 */
interface ForwardedClaim {
  readonly is: 'claim';
  readonly number: number;
  readonly match: string;
  readonly asked: Omit<InputRequest, 'requester'>;
  readonly timing: ClaimTiming & { readonly arrived: number };
}
type ClaimResult =
  | { readonly is: 'done'; readonly number: number }
  | { readonly is: 'refused'; readonly number: number; readonly refusal: Refusal };

/** Longer than the arbiter may hold a claim. */
const ARBITER_TIMEOUT_MS = 500;

const channelOf = (process: string) => `race:${process}`;

export interface ClaimForwarderDeps {
  readonly bus: Bus;
  readonly matches: () => Pick<Matches, 'find'>;
  readonly onError: (error: unknown) => void;
}

/** Race arbiter that forwards claims to the process responsible for the race. */
export const makeClaimForwarder = (races: RaceArbiter, { bus, matches, onError }: ClaimForwarderDeps): RaceArbiter => {
  const waiting = new Map<number, (answer: ClaimResult | 'gone') => void>();
  let lastNumber = 0;

  const decideFor = async ({ number, match: id, asked, timing }: ForwardedClaim, from: string) => {
    const match = await matches().find(id);
    const answer = (answered: ClaimResult) => bus.publish(channelOf(from), JSON.stringify(answered));
    const requester = {
      subscriber: undefined,
      requestId: 0,
      onDone: () => answer({ is: 'done', number }),
      onRefused: (refusal: Refusal) => answer({ is: 'refused', number, refusal }),
    };
    if (match !== undefined) races.claim(match, { ...asked, requester }, timing);
  };
  bus.subscribe(channelOf(bus.self), (text, from) => {
    const message = JSON.parse(text) as ForwardedClaim | ClaimResult;
    if (message.is === 'claim') decideFor(message, from).catch(onError);
    else waiting.get(message.number)?.(message);
  });

  const forward = (
    arbiter: string,
    match: LiveMatch,
    { asked, timing }: { asked: InputRequest; timing: ClaimTiming },
  ) => {
    const { requester, ...rest } = asked;
    const { by } = asked.input;
    lastNumber += 1;
    const number = lastNumber;
    const arrived = timing.arrived ?? races.arrivalOf(match, by);
    const settle = (answer: ClaimResult | 'gone') => {
      clearTimeout(timer);
      waiting.delete(number);
      // The wait for the arbiter doesn't count against the player.
      if (answer === 'gone') races.claim(match, asked, { ...timing, arrived });
      else if (answer.is === 'refused') requester?.onRefused(answer.refusal);
      else requester?.onDone();
    };
    const timer = setTimeout(() => settle('gone'), ARBITER_TIMEOUT_MS);
    waiting.set(number, settle);
    const forwarded: ForwardedClaim = {
      is: 'claim',
      number,
      match: match.stored.id,
      asked: rest,
      timing: { ...timing, arrived },
    };
    bus.publish(channelOf(arbiter), JSON.stringify(forwarded));
  };

  return {
    ...races,
    claim: (match, asked, timing) => {
      const { arbiterProcess: arbiter } = match;
      if (arbiter === undefined || !isShared(match)) return races.claim(match, asked, timing);
      forward(arbiter, match, { asked, timing });
    },
  };
};
