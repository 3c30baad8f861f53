import type { AnyBot, Thought } from './bot.ts';
import type { BotCard } from './bot-card.ts';
import { type AnyRacePace, strengthByTimes } from './race-pace.ts';
import { fraction } from './rng.ts';
import type { Seat } from './rules.ts';

/** The bot that plays as strongly as its opponent. It is in every game, and never rated. */
export const YOUR_LEVEL: BotCard = {
  id: 'your-level',
  name: { en: 'At your level', fr: 'À votre niveau', nl: 'Op jouw niveau' },
  level: 0,
  line: {
    en: 'Plays about as well as you, judging by your rating, results and times. Never rated.',
    fr: 'Joue à peu près comme vous, d’après votre cote, vos résultats et vos temps. Jamais classé.',
    nl: 'Speelt ongeveer zo sterk als jij, naar je rating, uitslagen en tijden. Nooit met rating.',
  },
  face: { crystal: 'white', head: 'kite', eyes: 'open', mouth: 'smile', top: 'crown' },
};

/** What an adaptive bot is made of: the game's bots with their ratings and, in games with races, their times. */
export interface Ladder {
  readonly bots: readonly AnyBot[];
  readonly cast: readonly BotCard[];
  readonly pace?: AnyRacePace | undefined;
}

/**
 * A bot of any strength on the ladder. Move by move it plays like one of the two bots between which the strength lies,
 * the more often like the upper one the nearer it is. Like them it sees only its seat's view; in races that includes its
 * rivals' times, by which it corrects the strength within the match.
 */
export const makeAdaptiveBot = ({ bots, cast, pace }: Ladder, strength: number): AnyBot => {
  const choose = (view: unknown, { seat, rng }: Thought): AnyBot => {
    const now = pace === undefined ? strength : strengthInRace(pace, { cast, known: strength, view, seat });
    const { id } = neighbourOf(cast, now, fraction(rng));
    const bot = bots.find((one) => one.id === id);
    if (bot === undefined) throw new Error(`no bot ${id}`);
    return bot;
  };
  /** Which bot each thought was left to: the time of a move comes from the bot that chose it. */
  const chosen = new WeakMap<Thought, AnyBot>();
  return {
    id: YOUR_LEVEL.id,
    play: (view, thought) => {
      const bot = choose(view, thought);
      chosen.set(thought, bot);
      return bot.play(view, thought);
    },
    takes: (view, move, thought) => chosen.get(thought)?.takes?.(view, move, thought) ?? DEFAULT_THINKING_MS,
  };
};

const DEFAULT_THINKING_MS = 1_000;

/** How far times within a match may lead away from what was known before it. */
const KNOWN_DEVIATION = 150;

/** The strength of a seat's rivals, corrected by their times in this match. */
const strengthInRace = (
  pace: AnyRacePace,
  of: { readonly cast: readonly BotCard[]; readonly known: number; readonly view: unknown; readonly seat: Seat },
): number => {
  const times = pace.timesBySeat(of.view).flatMap((own, seat) => (seat === of.seat ? [] : own));
  return strengthByTimes(pace, of.cast, { known: { rating: of.known, deviation: KNOWN_DEVIATION }, times });
};

/** Of a game whose bots no ladder has measured yet, the one in the middle. */
const middleOf = (cast: readonly BotCard[]): BotCard => {
  const card = cast.toSorted((a, b) => a.level - b.level)[Math.floor((cast.length - 1) / 2)];
  if (card === undefined) throw new Error('there are no bots');
  return card;
};

/** One of the two bots around a strength, by a random fraction. */
const neighbourOf = (cast: readonly BotCard[], strength: number, luck: number): BotCard => {
  const rated = cast
    .flatMap((card) => (card.rating === undefined ? [] : [{ card, rating: card.rating.rating }]))
    .toSorted((a, b) => a.rating - b.rating);
  const upper = rated.find(({ rating }) => rating >= strength) ?? rated.at(-1);
  const lower = rated.findLast(({ rating }) => rating < strength) ?? rated[0];
  if (upper === undefined || lower === undefined) return middleOf(cast);
  const share = (strength - lower.rating) / (upper.rating - lower.rating || 1);
  return luck < share ? upper.card : lower.card;
};
