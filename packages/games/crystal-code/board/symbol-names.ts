import type { Locale } from '@sesame/kernel';
import type { Face, Kind } from '../rules/tiles.ts';

/** Singular and plural. */
const SYMBOL_NAMES: Readonly<Record<Locale, Readonly<Record<Kind, readonly [string, string]>>>> = {
  en: {
    A: ['sun', 'suns'],
    B: ['moon', 'moons'],
    C: ['key', 'keys'],
    D: ['wave', 'waves'],
    E: ['leaf', 'leaves'],
    F: ['eye', 'eyes'],
    G: ['flame', 'flames'],
    H: ['hourglass', 'hourglasses'],
    I: ['star', 'stars'],
    J: ['shell', 'shells'],
    K: ['mountain', 'mountains'],
    L: ['trident', 'tridents'],
  },
  fr: {
    A: ['soleil', 'soleils'],
    B: ['lune', 'lunes'],
    C: ['clé', 'clés'],
    D: ['vague', 'vagues'],
    E: ['feuille', 'feuilles'],
    F: ['œil', 'yeux'],
    G: ['flamme', 'flammes'],
    H: ['sablier', 'sabliers'],
    I: ['étoile', 'étoiles'],
    J: ['coquille', 'coquilles'],
    K: ['montagne', 'montagnes'],
    L: ['trident', 'tridents'],
  },
  nl: {
    A: ['zon', 'zonnen'],
    B: ['maan', 'manen'],
    C: ['sleutel', 'sleutels'],
    D: ['golf', 'golven'],
    E: ['blad', 'bladeren'],
    F: ['oog', 'ogen'],
    G: ['vlam', 'vlammen'],
    H: ['zandloper', 'zandlopers'],
    I: ['ster', 'sterren'],
    J: ['schelp', 'schelpen'],
    K: ['berg', 'bergen'],
    L: ['drietand', 'drietanden'],
  },
};

/** Name of a side: "4 moons". */
export const faceName = ({ kind, count }: Face, locale: Locale): string =>
  `${count} ${SYMBOL_NAMES[locale][kind][count === 1 ? 0 : 1]}`;
