import type { Locale } from '@sesame/kernel';
import type { Trophy } from '../rules/state.ts';

const SIGNS: Readonly<Record<Locale, Readonly<Record<Trophy, string>>>> = {
  en: {
    'green-2': '2 tiles',
    'green-3': '3 tiles',
    'green-4': '4 tiles',
    'orange-11': '1+1',
    'orange-22': '2+2',
    'orange-123': '1+2+3',
    'pink-4': '4 in all',
    'pink-5': '5 in all',
    'pink-6': '6 in all',
    'blue-most': 'most',
    'blue-second': 'second',
  },
  fr: {
    'green-2': '2 tuiles',
    'green-3': '3 tuiles',
    'green-4': '4 tuiles',
    'orange-11': '1+1',
    'orange-22': '2+2',
    'orange-123': '1+2+3',
    'pink-4': '4 en tout',
    'pink-5': '5 en tout',
    'pink-6': '6 en tout',
    'blue-most': 'premier',
    'blue-second': 'deuxième',
  },
  nl: {
    'green-2': '2 tegels',
    'green-3': '3 tegels',
    'green-4': '4 tegels',
    'orange-11': '1+1',
    'orange-22': '2+2',
    'orange-123': '1+2+3',
    'pink-4': '4 samen',
    'pink-5': '5 samen',
    'pink-6': '6 samen',
    'blue-most': 'meeste',
    'blue-second': 'tweede',
  },
};

/** A trophy's condition as printed on it: "1+2+3". */
export const trophySign = (trophy: Trophy, locale: Locale): string => SIGNS[locale][trophy];
