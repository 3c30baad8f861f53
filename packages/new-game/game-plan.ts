import { ok, type Result, refuse } from '@sesame/kernel';
import type { Features } from './render.ts';

/** What `sesame new-game` writes. */
export interface GamePlan {
  /** The name of its package, and its id on servers: `liars-dice`. */
  readonly id: string;
  /** Its name as players read it: `Liar's Dice`. */
  readonly title: string;
  readonly kind: 'turns' | 'race';
  readonly seats: { readonly min: number; readonly max: number };
  readonly features: Features;
}

const MAX_NAME_LENGTH = 40;
/** What the templates' rules and records are made for. */
export const SEAT_LIMITS = { min: 2, max: 8 } as const;

/** Names of the games that every server has already. */
type Taken = readonly string[];

/** The id and title of a game from what somebody typed: `liars-dice`, or `Liar's Dice`. */
export const parseName = (typed: string, taken: Taken): Result<Pick<GamePlan, 'id' | 'title'>> => {
  const name = typed.trim();
  const id = name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\s_]+/g, '-');
  if (name === '') return refuse('usage', 'A game needs a name.');
  if (name.length > MAX_NAME_LENGTH) return refuse('usage', `A name can have at most ${MAX_NAME_LENGTH} characters.`);
  if (!/^(?=..)[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    return refuse(
      'usage',
      `"${name}" cannot be a game's name: use two or more letters, digits and hyphens, a letter first.`,
    );
  }
  if (taken.includes(id)) return refuse('usage', `There is a game called ${id} already. Choose another name.`);
  return ok({ id, title: name === id ? titleOf(id) : name });
};

const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** A number of seats, or a range: `2`, `2-4`. */
export const parseSeats = (typed: string): Result<GamePlan['seats']> => {
  const [, first = '', last = first] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(typed) ?? [];
  const [min, max] = [Number(first), Number(last)];
  if (first === '') return refuse('usage', `Seats must be a number or a range such as 2-4, not "${typed}".`);
  if (min > max) return refuse('usage', `The range of seats ${typed} is the wrong way round.`);
  if (min < SEAT_LIMITS.min || max > SEAT_LIMITS.max) {
    return refuse('usage', `A new game can have ${SEAT_LIMITS.min} to ${SEAT_LIMITS.max} seats, not ${typed}.`);
  }
  return ok({ min, max });
};

/** The prefix of the identifiers of its rules: `LD` for Liar's Dice. */
export const prefixOf = ({ id }: Pick<GamePlan, 'id'>): string => {
  const words = id.split('-').filter((word) => /^[a-z]/.test(word));
  const initials = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : id.slice(0, 2);
  return initials.slice(0, 3).toUpperCase();
};
