import { fraction, type Rng } from '@sesame/kernel';
import { PROPERTIES, propertiesOf, type View, wantedOf } from '../rules/index.ts';
import type { PlayerProfile } from './player-profiles.ts';

/** On average half of the 36 symbols are scanned. */
const SYMBOLS_SCANNED = 18;
/** Logos stand out. */
const LOOKS_FOR_LOGO = 1;

/** Properties that changed since the last round; mixing counts as one more. */
export const looksNeeded = (view: View): number => {
  const wanted = wantedOf(view);
  if (wanted === undefined || 'logo' in wanted) return LOOKS_FOR_LOGO;
  const last = view.rounds.at(-1)?.wanted;
  const mixing = view.mixed ? 1 : 0;
  if (last === undefined || 'logo' in last) return PROPERTIES.length + mixing;
  const [now, before] = [propertiesOf(wanted.symbol), propertiesOf(last.symbol)];
  return PROPERTIES.filter((property) => now[property] !== before[property]).length + mixing;
};

/** Lognormal reaction time in milliseconds since the round was revealed. */
export const reactionTime = (view: View, person: PlayerProfile, rng: Rng): number => {
  const wanted = wantedOf(view);
  const search = wanted !== undefined && 'logo' in wanted ? 0 : SYMBOLS_SCANNED * person.perSymbolMs;
  const usual = person.handMs + looksNeeded(view) * person.lookMs + search;
  return Math.round(usual * Math.exp(person.spread * normalDeviate(rng)));
};

/** Standard normal deviate (Box-Muller). */
const normalDeviate = (rng: Rng): number =>
  Math.sqrt(-2 * Math.log(1 - fraction(rng))) * Math.cos(2 * Math.PI * fraction(rng));
