import type { Locale } from '@sesame/kernel';
import { ARROW_KEYS, digitKeys, type ShortcutGroup } from '@sesame/ui';
import { FILLS, PRIMARIES, SECONDARIES, SHAPES, SIZES } from '../rules/symbols.ts';
import { HEAR_AGAIN_KEY, PROPERTY_KEYS, type Value } from './property-keys.ts';

/** The keys of the board. `keys.ts` and the targets handle them; Enter and Space are the browser’s. */
export const boardShortcuts = (locale: Locale): readonly ShortcutGroup[] => {
  const keysOf = (values: readonly Value[]): readonly string[] => values.map((value) => PROPERTY_KEYS[locale][value]);
  return [
    {
      shortcuts: [
        {
          keys: ARROW_KEYS,
          does: { en: 'move between symbols', fr: 'aller de symbole en symbole', nl: 'van symbool naar symbool' },
        },
        {
          keys: ['Enter', ' '],
          does: { en: 'point at the symbol', fr: 'désigner le symbole', nl: 'het symbool aanwijzen' },
        },
        {
          keys: ['1', '2'],
          does: {
            en: 'logo I or II, when a logo is wanted',
            fr: 'logo I ou II, quand il faut trouver un logo',
            nl: 'logo I of II, als er een logo gezocht wordt',
          },
        },
        {
          keys: [HEAR_AGAIN_KEY],
          does: { en: 'hear the cards again', fr: 'réécouter les cartes', nl: 'de kaarten nog eens horen' },
        },
        {
          keys: digitKeys(4),
          does: {
            en: 'cards to take: top, right, bottom, left',
            fr: 'cartes à prendre : haut, droite, bas, gauche',
            nl: 'kaarten om te pakken: boven, rechts, onder, links',
          },
        },
      ],
    },
    {
      title: { en: 'Point by properties', fr: 'Désigner par propriétés', nl: 'Aanwijzen met eigenschappen' },
      shortcuts: [
        {
          keys: keysOf(PRIMARIES),
          does: { en: 'colour before the mix', fr: 'couleur avant le mélange', nl: 'kleur voor de mix' },
        },
        {
          keys: keysOf(SECONDARIES),
          does: { en: 'colour after the mix', fr: 'couleur après le mélange', nl: 'kleur na de mix' },
        },
        {
          keys: keysOf(SHAPES),
          does: { en: 'square, triangle, circle', fr: 'carré, triangle, rond', nl: 'vierkant, driehoek, cirkel' },
        },
        { keys: keysOf(SIZES), does: { en: 'big, small', fr: 'grand, petit', nl: 'groot, klein' } },
        { keys: keysOf(FILLS), does: { en: 'full, empty', fr: 'plein, vide', nl: 'vol, leeg' } },
        { keys: ['Escape', 'Backspace'], does: { en: 'start over', fr: 'recommencer', nl: 'opnieuw beginnen' } },
      ],
    },
  ];
};
