import type { Refusal } from '@sesame/kernel';
import type { Bus } from '../../cluster/bus/bus.ts';
import type { AskedInput } from '../input-pipeline.ts';
import type { Matches } from '../matches.ts';
import type { LiveMatch } from '../position.ts';
import type { Races, Timing } from './arbiter.ts';
import { isTogether } from './reveal.ts';

/**
 * A race among players of several processes is decided by one of them: the one that revealed it. The others hand it the
 * claims of theirs, with the times that they measured. If it is gone, each decides for itself, and the log settles it.
 */
interface Handed {
  readonly is: 'claim';
  readonly number: number;
  readonly match: string;
  readonly asked: Omit<AskedInput, 'asker'>;
  readonly timing: Timing & { readonly arrived: number };
}
type Answered =
  | { readonly is: 'done'; readonly number: number }
  | { readonly is: 'refused'; readonly number: number; readonly refusal: Refusal };

/** Longer than anybody waits for a claim of somebody else. */
const PATIENCE = 500;

const channelOf = (process: string) => `race:${process}`;

export interface RelayNeeds {
  readonly bus: Bus;
  readonly matches: () => Pick<Matches, 'find'>;
  readonly stumbled: (error: unknown) => void;
}

/** Races whose claims go to whoever decides them. */
export const makeRelay = (races: Races, { bus, matches, stumbled }: RelayNeeds): Races => {
  const waiting = new Map<number, (answer: Answered | 'gone') => void>();
  let last = 0;

  const decideFor = async ({ number, match: id, asked, timing }: Handed, from: string) => {
    const match = await matches().find(id);
    const answer = (answered: Answered) => bus.tell(channelOf(from), JSON.stringify(answered));
    const asker = {
      watcher: undefined,
      ask: 0,
      done: () => answer({ is: 'done', number }),
      refused: (refusal: Refusal) => answer({ is: 'refused', number, refusal }),
    };
    if (match !== undefined) races.claim(match, { ...asked, asker }, timing);
  };
  bus.hear(channelOf(bus.self), (text, from) => {
    const told = JSON.parse(text) as Handed | Answered;
    if (told.is === 'claim') decideFor(told, from).catch(stumbled);
    else waiting.get(told.number)?.(told);
  });

  const hand = (decider: string, match: LiveMatch, { asked, timing }: { asked: AskedInput; timing: Timing }) => {
    const { asker, ...rest } = asked;
    const { by } = asked.input;
    last += 1;
    const number = last;
    const arrived = timing.arrived ?? races.arrivalOf(match, by);
    const settle = (answer: Answered | 'gone') => {
      clearTimeout(timer);
      waiting.delete(number);
      // The wait is not the player's: it arrived when it did.
      if (answer === 'gone') races.claim(match, asked, { ...timing, arrived });
      else if (answer.is === 'refused') asker?.refused(answer.refusal);
      else asker?.done();
    };
    const timer = setTimeout(() => settle('gone'), PATIENCE);
    waiting.set(number, settle);
    const handed: Handed = { is: 'claim', number, match: match.stored.id, asked: rest, timing: { ...timing, arrived } };
    bus.tell(channelOf(decider), JSON.stringify(handed));
  };

  return {
    ...races,
    claim: (match, asked, timing) => {
      const { decider } = match;
      if (decider === undefined || !isTogether(match)) return races.claim(match, asked, timing);
      hand(decider, match, { asked, timing });
    },
  };
};
