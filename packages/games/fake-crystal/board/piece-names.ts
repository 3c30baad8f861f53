import type { Locale } from '@sesame/kernel';
import { makeTexts } from '@sesame/ui';
import type { Colour, Power, Tile, Trophy } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';

type ByColour = Readonly<Record<Colour, string>>;

/** Name of a tile's back: "green tile". */
export const backName = (colour: Colour, locale: Locale): string => pieceNames[locale].back[colour];

/** Name of a tile's face: "2 green crystals", "a green fake". */
export const tileName = (tile: Tile, locale: Locale): string => {
  const { colour, kind, crystals } = FACES[tile];
  const say = pieceNames[locale];
  return kind === 'f' ? say.fake[colour] : crystals === 1 ? say.one[colour] : say.many(crystals, say.several[colour]);
};

/** Name of a colour's trophies: "green trophy". */
export const trophiesName = (colour: Colour, locale: Locale): string => pieceNames[locale].trophyOf[colour];

/** A trophy's condition in words. */
export const trophyName = (trophy: Trophy, locale: Locale): string => pieceNames[locale].trophy[trophy];

export const powerName = (power: Power, locale: Locale): string => pieceNames[locale].power[power];

interface PieceNames {
  readonly back: ByColour;
  readonly fake: ByColour;
  readonly one: ByColour;
  readonly several: ByColour;
  readonly many: (count: number, crystals: string) => string;
  readonly trophyOf: ByColour;
  readonly trophy: Readonly<Record<Trophy, string>>;
  readonly power: Readonly<Record<Power, string>>;
}

const pieceNames = makeTexts<PieceNames>({
  en: {
    back: { o: 'orange tile', g: 'green tile', p: 'pink tile', b: 'blue tile' },
    fake: { o: 'an orange fake', g: 'a green fake', p: 'a pink fake', b: 'a blue fake' },
    one: { o: '1 orange crystal', g: '1 green crystal', p: '1 pink crystal', b: '1 blue crystal' },
    several: { o: 'orange crystals', g: 'green crystals', p: 'pink crystals', b: 'blue crystals' },
    many: (count, crystals) => `${count} ${crystals}`,
    trophyOf: { o: 'orange trophy', g: 'green trophy', p: 'pink trophy', b: 'blue trophy' },
    trophy: {
      'green-2': '2 green tiles',
      'green-3': '3 green tiles',
      'green-4': '4 green tiles',
      'orange-11': 'two 1-crystal orange tiles',
      'orange-22': 'two 2-crystal orange tiles',
      'orange-123': 'orange tiles with 1, 2 and 3 crystals',
      'pink-4': '4 pink crystals in all',
      'pink-5': '5 pink crystals in all',
      'pink-6': '6 pink crystals in all',
      'blue-most': 'most blue crystals at the end',
      'blue-second': 'second most blue crystals at the end',
    },
    power: {
      spy: 'Spy',
      negotiator: 'Negotiator',
      recycler: 'Recycler',
      preemptor: 'Pre-emptor',
      vanguard: 'Vanguard',
    },
  },
  fr: {
    back: { o: 'tuile orange', g: 'tuile verte', p: 'tuile rose', b: 'tuile bleue' },
    fake: {
      o: 'un faux cristal orange',
      g: 'un faux cristal vert',
      p: 'un faux cristal rose',
      b: 'un faux cristal bleu',
    },
    one: { o: '1 cristal orange', g: '1 cristal vert', p: '1 cristal rose', b: '1 cristal bleu' },
    several: { o: 'cristaux orange', g: 'cristaux verts', p: 'cristaux roses', b: 'cristaux bleus' },
    many: (count, crystals) => `${count} ${crystals}`,
    trophyOf: { o: 'trophée orange', g: 'trophée vert', p: 'trophée rose', b: 'trophée bleu' },
    trophy: {
      'green-2': '2 tuiles vertes',
      'green-3': '3 tuiles vertes',
      'green-4': '4 tuiles vertes',
      'orange-11': 'deux tuiles orange à 1 cristal',
      'orange-22': 'deux tuiles orange à 2 cristaux',
      'orange-123': 'tuiles orange à 1, 2 et 3 cristaux',
      'pink-4': '4 cristaux roses en tout',
      'pink-5': '5 cristaux roses en tout',
      'pink-6': '6 cristaux roses en tout',
      'blue-most': 'le plus de cristaux bleus à la fin',
      'blue-second': 'deuxième en cristaux bleus à la fin',
    },
    power: {
      spy: 'Espion',
      negotiator: 'Négociateur',
      recycler: 'Recycleur',
      preemptor: 'Préempteur',
      vanguard: 'Avant-gardiste',
    },
  },
  nl: {
    back: { o: 'oranje tegel', g: 'groene tegel', p: 'roze tegel', b: 'blauwe tegel' },
    fake: {
      o: 'een vals oranje kristal',
      g: 'een vals groen kristal',
      p: 'een vals roze kristal',
      b: 'een vals blauw kristal',
    },
    one: { o: '1 oranje kristal', g: '1 groen kristal', p: '1 roze kristal', b: '1 blauw kristal' },
    several: { o: 'oranje kristallen', g: 'groene kristallen', p: 'roze kristallen', b: 'blauwe kristallen' },
    many: (count, crystals) => `${count} ${crystals}`,
    trophyOf: { o: 'oranje trofee', g: 'groene trofee', p: 'roze trofee', b: 'blauwe trofee' },
    trophy: {
      'green-2': '2 groene tegels',
      'green-3': '3 groene tegels',
      'green-4': '4 groene tegels',
      'orange-11': 'twee oranje tegels met 1 kristal',
      'orange-22': 'twee oranje tegels met 2 kristallen',
      'orange-123': 'oranje tegels met 1, 2 en 3 kristallen',
      'pink-4': '4 roze kristallen in totaal',
      'pink-5': '5 roze kristallen in totaal',
      'pink-6': '6 roze kristallen in totaal',
      'blue-most': 'de meeste blauwe kristallen aan het eind',
      'blue-second': 'op één na meeste blauwe kristallen aan het eind',
    },
    power: {
      spy: 'Spion',
      negotiator: 'Onderhandelaar',
      recycler: 'Recycler',
      preemptor: 'Kaper',
      vanguard: 'Voorloper',
    },
  },
});
