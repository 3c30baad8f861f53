import { describe, expect, test } from 'vitest';
import type { Language } from '../rules/index.ts';
import { stemOf } from '../rules/stems/stem.ts';

/** Results of Snowball’s own stemmers (3.1); in French without the accents of words and stems. */
const STEMS: Readonly<Record<Language, string>> = {
  en: `
    consign consigned/consign consigning/consign consignment/consign consist consisted/consist consistency/consist
    consistent/consist consistently/consist consisting/consist consists/consist consolation/consol consolations/consol
    consolatory/consolatori console/consol consoled/consol consoles/consol consolidate/consolid consoling/consol
    knack knackeries/knackeri knacks/knack knave knaveries/knaveri knavery/knaveri knaves/knave knavish/knavish
    knead kneaded/knead kneading/knead knee kneel kneeled/kneel knees/knee knell knelt
    protect protects/protect protecting/protect protection/protect protected/protect protective/protect
    generate/generat generous/generous general/general skies/sky dying/die news/news happy/happi hoping/hope
    hopping/hop succeed/succeed agreed/agre yesterday/yesterday by/by biologist/biolog sensational/sensat`,
  fr: `
    continu continua/continu continuait/continu continuant/continu continuation/continu continue/continu
    continuel/continuel continuelle/continuel continuellement/continuel continuer/continu continuerai/continu
    continuons/continuon main mains/main maintenir/mainten maintenant/mainten maintien/maintien majeste/majest
    majestueusement/majestu majestueux/majestu mal malheureuse/malheur malheureux/malheur
    mangee/mang mangeait/mang mangerons/mang manger/mang premiere/premi premier/premi premieres/premi
    chevaux/cheval bijoux/bijou nationale/national different/different differents/different`,
  nl: `
    lopen/loop loopt/loop loop gelopen/loop huizen/huis huisje/huis huisjes/huis huis katten/kat
    werken/werk gewerkt/werk schrijven/schrijf schrijft/schrijf bescherming/bescherm beschermen/bescherm
    mogelijkheden/molijk mogelijk/molijk bloempje/bloem puddinkje/pud schilderij/schilder wandelaar/wandel innig
    geval gevallen/geval opgegeven/opgeef lichamelijk/lichamelijk waarheid/waar houdbaar/houd`,
};

describe.each(['en', 'fr', 'nl'] as const)('PW12: the stems of %s', (language) => {
  test.each(STEMS[language].trim().split(/\s+/))('%s', (pair) => {
    const [word = '', stem = word] = pair.split('/');
    expect(stemOf(word, language)).toBe(stem);
  });
});

test.each([
  'colour color',
  'neighbours neighbor',
  'organised organize',
  'paralysed paralyze',
  'theatre theaters',
  'kilometre kilometers',
  'catalogue catalogs',
  'defence defense',
  'travelled traveling',
  'jewellery jewelry',
  'fulfil fulfills',
  'anaesthetic anesthetic',
  'manoeuvre maneuvers',
  'grey gray',
  'pyjamas pajama',
  'doughnut donuts',
])('PW12: spellings of one word have the same root: %s', (pair) => {
  const [british = '', american = ''] = pair.split(' ');
  expect(stemOf(british, 'en')).toBe(stemOf(american, 'en'));
});

test.each(['filling filing', 'prise prize', 'hour hor', 'wise size', 'four for'])(
  'PW12: different words stay different: %s',
  (pair) => {
    const [one = '', other = ''] = pair.split(' ');
    expect(stemOf(one, 'en')).not.toBe(stemOf(other, 'en'));
  },
);
