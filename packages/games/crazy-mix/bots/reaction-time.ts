import { fraction, type Rng } from '@sesame/kernel';
import { PROPERTIES, propertiesOf, type View, wantedOf } from '../rules/index.ts';
import type { PlayerProfile } from './player-profiles.ts';

/** On average half of the symbols are looked at before the right one is found. */
const SYMBOLS_SCANNED = 18;
/** A logo leaps to the eye. */
const LOOKS_FOR_LOGO = 1;

/** How many properties one must read anew: those that are not as in the last round. The mix is one more thing to do. */
export const looksNeeded = (view: View): number => {
  const wanted = wantedOf(view);
  if (wanted === undefined || 'logo' in wanted) return LOOKS_FOR_LOGO;
  const last = view.rounds.at(-1)?.wanted;
  const mixing = view.mixed ? 1 : 0;
  if (last === undefined || 'logo' in last) return PROPERTIES.length + mixing;
  const [now, before] = [propertiesOf(wanted.symbol), propertiesOf(last.symbol)];
  return PROPERTIES.filter((property) => now[property] !== before[property]).length + mixing;
};

/** How long somebody takes to point, from seeing the round on. */
export const reactionTime = (view: View, person: PlayerProfile, rng: Rng): number => {
  const wanted = wantedOf(view);
  const search = wanted !== undefined && 'logo' in wanted ? 0 : SYMBOLS_SCANNED * person.perSymbolMs;
  const usual = person.handMs + looksNeeded(view) * person.lookMs + search;
  return Math.round(usual * Math.exp(person.spread * normalDeviate(rng)));
};

/** A number around 0 as nature spreads them, by Box and Muller. */
const normalDeviate = (rng: Rng): number =>
  Math.sqrt(-2 * Math.log(1 - fraction(rng))) * Math.cos(2 * Math.PI * fraction(rng));
