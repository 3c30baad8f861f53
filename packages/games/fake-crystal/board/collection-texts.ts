import { de, makeTexts } from '@sesame/ui';
import type { Colour } from '../rules/state.ts';

type Parts = Readonly<Record<Colour, (figure: string) => string>>;

interface CollectionTexts {
  readonly of: (name: string) => string;
  readonly yours: string;
  readonly part: Parts;
  readonly fakes: (count: number) => string;
  readonly trophy: (name: string) => string;
  readonly top: (count: number) => string;
  readonly blueCrystals: (count: number) => string;
  readonly fakesTop: (count: number) => string;
  readonly empty: string;
  readonly noFakes: string;
  readonly claimed: (sign: string) => string;
  readonly moreTiles: (missing: number, sign: string) => string;
  readonly moreCrystals: (missing: number, need: number) => string;
  readonly next: (sign: string) => string;
  readonly whose: string;
}

/** Texts of collections. */
export const collectionTexts = makeTexts<CollectionTexts>({
  en: {
    of: (name) => `${name}’s collection`,
    yours: 'Your collection',
    part: {
      o: (kinds) => `orange ${kinds}`,
      g: (count) => `green tiles ${count}`,
      p: (count) => `pink crystals ${count}`,
      b: (count) => `blue crystals ${count}`,
    },
    fakes: (count) => `fakes ${count}`,
    trophy: (name) => `trophy for ${name}`,
    top: (count) => (count === 1 ? '1 tile' : `${count} tiles, top one shown`),
    blueCrystals: (count) => `${count} ${count === 1 ? 'crystal' : 'crystals'}`,
    fakesTop: (count) => `${count === 1 ? '1 fake' : `${count} fakes`}, ${-3 * count}`.replace('-', '−'),
    empty: 'none yet',
    noFakes: 'no fakes',
    claimed: (sign) => `claimed: ${sign}`,
    moreTiles: (missing, sign) => `${missing} more for ${sign}`,
    moreCrystals: (missing, need) => `${missing} more ${missing === 1 ? 'crystal' : 'crystals'} for ${need}`,
    next: (sign) => `enough for ${sign}`,
    whose: 'Whose collection',
  },
  fr: {
    of: (name) => `La collection ${de(name)}`,
    yours: 'Votre collection',
    part: {
      o: (kinds) => `orange ${kinds}`,
      g: (count) => `tuiles vertes ${count}`,
      p: (count) => `cristaux roses ${count}`,
      b: (count) => `cristaux bleus ${count}`,
    },
    fakes: (count) => `faux ${count}`,
    trophy: (name) => `trophée « ${name} »`,
    top: (count) => (count === 1 ? '1 tuile' : `${count} tuiles, la dernière visible`),
    blueCrystals: (count) => `${count} ${count < 2 ? 'cristal' : 'cristaux'}`,
    fakesTop: (count) => `${count} faux, ${-3 * count}`.replace('-', '−'),
    empty: 'rien pour l’instant',
    noFakes: 'aucun faux',
    claimed: (sign) => `revendiqué : ${sign}`,
    moreTiles: (missing, sign) => `encore ${missing} pour ${sign}`,
    moreCrystals: (missing, need) => `encore ${missing} ${missing === 1 ? 'cristal' : 'cristaux'} pour ${need}`,
    next: (sign) => `suffisant pour ${sign}`,
    whose: 'Collection de',
  },
  nl: {
    of: (name) => `De verzameling van ${name}`,
    yours: 'Je verzameling',
    part: {
      o: (kinds) => `oranje ${kinds}`,
      g: (count) => `groene tegels ${count}`,
      p: (count) => `roze kristallen ${count}`,
      b: (count) => `blauwe kristallen ${count}`,
    },
    fakes: (count) => `valse ${count}`,
    trophy: (name) => `trofee voor ${name}`,
    top: (count) => (count === 1 ? '1 tegel' : `${count} tegels, bovenste zichtbaar`),
    blueCrystals: (count) => `${count} ${count === 1 ? 'kristal' : 'kristallen'}`,
    fakesTop: (count) => `${count} valse, ${-3 * count}`.replace('-', '−'),
    empty: 'nog niets',
    noFakes: 'geen valse',
    claimed: (sign) => `opgeëist: ${sign}`,
    moreTiles: (missing, sign) => `nog ${missing} voor ${sign}`,
    moreCrystals: (missing, need) => `nog ${missing} ${missing === 1 ? 'kristal' : 'kristallen'} voor ${need}`,
    next: (sign) => `genoeg voor ${sign}`,
    whose: 'Verzameling van',
  },
});
