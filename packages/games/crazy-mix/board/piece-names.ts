import type { Locale } from '@sesame/kernel';
import { makeTexts } from '@sesame/ui';
import { type Card, MIX, type Side } from '../rules/pieces.ts';
import type { Property } from '../rules/symbols.ts';
import { signName } from './symbol-names.ts';

export const propertyName = (property: Property, locale: Locale): string => pieceNames[locale].properties[property];

/** Where a side is: "at the top". */
export const sidePosition = (side: Side, locale: Locale): string => pieceNames[locale].atSides[side];

/** Which card tells a property: "from top". */
export const sideSource = (side: Side, locale: Locale): string => pieceNames[locale].fromSides[side];

/** "top card". */
export const sideName = (side: Side, locale: Locale): string => pieceNames[locale].sides[side];

/** Code cards are named by their symbol. */
export const cardName = (card: Card, locale: Locale): string =>
  card === MIX ? pieceNames[locale].mixCard : signName(card, locale);

const numbers = (locale: Locale) =>
  new Intl.NumberFormat(locale === 'en' ? 'en-GB' : locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "1.84 s". */
export const formatTime = (milliseconds: number, locale: Locale): string =>
  `${numbers(locale).format(milliseconds / 1000)}\u00A0s`;

/** A small difference: "40 ms", "1.20 s". */
export const formatGap = (milliseconds: number, locale: Locale): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)}\u00A0ms` : formatTime(milliseconds, locale);

interface Names {
  readonly properties: Readonly<Record<Property, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly atSides: Readonly<Record<Side, string>>;
  readonly fromSides: Readonly<Record<Side, string>>;
  readonly mixCard: string;
}

const pieceNames = makeTexts<Names>({
  en: {
    properties: { colour: 'colour', shape: 'shape', size: 'size', fill: 'fill' },
    sides: { top: 'top card', right: 'right card', bottom: 'bottom card', left: 'left card' },
    atSides: { top: 'at the top', right: 'on the right', bottom: 'at the bottom', left: 'on the left' },
    fromSides: { top: 'from top', right: 'from right', bottom: 'from bottom', left: 'from left' },
    mixCard: 'the Crazy Mix card',
  },
  fr: {
    properties: { colour: 'couleur', shape: 'forme', size: 'taille', fill: 'remplissage' },
    sides: { top: 'carte du haut', right: 'carte de droite', bottom: 'carte du bas', left: 'carte de gauche' },
    atSides: { top: 'en haut', right: 'à droite', bottom: 'en bas', left: 'à gauche' },
    fromSides: { top: 'en haut', right: 'à droite', bottom: 'en bas', left: 'à gauche' },
    mixCard: 'la carte Crazy Mix',
  },
  nl: {
    properties: { colour: 'kleur', shape: 'vorm', size: 'grootte', fill: 'vulling' },
    sides: { top: 'kaart boven', right: 'kaart rechts', bottom: 'kaart onder', left: 'kaart links' },
    atSides: { top: 'boven', right: 'rechts', bottom: 'onder', left: 'links' },
    fromSides: { top: 'boven', right: 'rechts', bottom: 'onder', left: 'links' },
    mixCard: 'de Crazy Mix-kaart',
  },
});
