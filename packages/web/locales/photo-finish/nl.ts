import type { en } from './en.ts';

const times = (count: number, one: string, more: string): string => (count === 1 ? `1 ${one}` : `${count} ${more}`);

export const nl: typeof en = {
  title: 'Finishfoto',
  show: 'Toon finishfoto',
  hide: 'Verberg finishfoto',
  race: (number) => `Race ${number}`,
  previous: 'Vorige race',
  next: 'Volgende race',
  failed: 'De finishfoto kon niet worden geladen. Probeer het opnieuw.',
  retry: 'Probeer opnieuw',
  time: (ms) => `${(ms / 1000).toFixed(3).replace('.', ',')} s`,
  first: 'Eerste',
  gap: (ms) =>
    `${ms < 0 ? '−' : '+'}${Math.abs(ms) < 1000 ? `${Math.abs(ms)} ms` : `${(Math.abs(ms) / 1000).toFixed(3).replace('.', ',')} s`}`,
  wrong: 'Fout',
  noClaim: 'Geen antwoord',
  seen: 'beeld gezien',
  flag: 'antwoord',
  miss: 'fout antwoord',
  line: 'winnende tijd',
  way: 'afstand van de aanwijzer tot zijn doel',
  marks: {
    target: 'doel bereikt',
    key: 'toets ingedrukt',
    lift: 'tegel opgepakt',
    turn: 'tegel gedraaid',
    drop: 'tegel neergelegd',
    join: 'tegels aan elkaar',
  },
  counted: {
    target: (count) => times(count, 'doel bereikt', 'doelen bereikt'),
    key: (count) => times(count, 'toets ingedrukt', 'toetsen ingedrukt'),
    lift: (count) => times(count, 'tegel opgepakt', 'tegels opgepakt'),
    turn: (count) => times(count, 'keer gedraaid', 'keer gedraaid'),
    drop: (count) => times(count, 'tegel neergelegd', 'tegels neergelegd'),
    join: (count) => times(count, 'verandering van de rij', 'veranderingen van de rij'),
  },
  claimed: (credited, claimed, trip) =>
    `Toegekend: ${credited} ms. Het apparaat mat ${claimed} ms, de server een heen-en-terugtijd van ${trip}.`,
  unclaimed: (credited, arrived, trip) =>
    `Toegekend: ${credited} ms. Bij de server na ${arrived} ms, met een heen-en-terugtijd van ${trip}.`,
  trip: (low, high) => (low === high ? `${low} ms` : `${low} tot ${high} ms`),
  bot: (credited) => `Toegekend: ${credited} ms. Een bot, geklokt door de server.`,
  late: (ms) => `Geklokt bij aankomst, na ${ms} ms: de race was al beslist.`,
  held: (ms) => `${ms} ms vastgehouden voor antwoorden die nog onderweg konden zijn.`,
  byTime: 'Beslist op tijd.',
  byArrival: 'Te dicht bij elkaar om op tijd te beslissen: wie het eerst binnen was, telt.',
  inhuman: 'Te snel voor een mens: de partij telt niet voor de rating.',
};
