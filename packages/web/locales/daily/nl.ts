import { formatStopwatch } from '@sesame/ui';
import type { en } from './en.ts';

export const nl: typeof en = {
  title: 'Puzzels van vandaag',
  lead: 'Elke dag van elk spel één puzzel, voor iedereen dezelfde. Je tijd gaat in zodra je hem opent.',
  of: (game) => `${game} van de dag`,
  day: (day) => new Intl.DateTimeFormat('nl', { dateStyle: 'full', timeZone: 'UTC' }).format(day),
  shortDay: (day) => new Intl.DateTimeFormat('nl', { dateStyle: 'medium', timeZone: 'UTC' }).format(day),
  month: (day) => new Intl.DateTimeFormat('nl', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day),
  weekday: (day) => new Intl.DateTimeFormat('nl', { weekday: 'short', timeZone: 'UTC' }).format(day),
  score: (unit, score) => {
    if (unit === 'percent') return `${score}%`;
    if (unit === 'milliseconds')
      return (score < 60_000 ? `${(score / 1000).toFixed(1)} s` : formatStopwatch(score)).replace('.', ',');
    return score === 1 ? '1 poging' : `${score} pogingen`;
  },
  ofBest: 'van de best mogelijke score',
  open: 'Puzzel openen',
  resume: 'Verder',
  seeResult: 'Je resultaat bekijken',
  opened: 'Je tijd loopt.',
  result: 'Je resultaat',
  late: 'Uit het archief: hij telt niet voor de stand en je reeks.',
  archiveNote: 'Deze puzzel komt uit het archief. Hij telt niet voor de stand en je reeks.',
  streak: (days) => (days === 1 ? 'Reeks: 1 dag' : `Reeks: ${days} dagen`),
  finishers: (count) =>
    count === 0 ? 'Nog niemand heeft hem af.' : `Afgemaakt door ${count} ${count === 1 ? 'speler' : 'spelers'}`,
  standings: 'Stand',
  everybody: 'Iedereen',
  friends: 'Vrienden',
  noFriends: 'Nog geen van je vrienden heeft hem af.',
  next: (time) => `Volgende puzzel over ${time}`,
  today: 'De puzzel van vandaag',
  all: 'Alle puzzels van vandaag',
  leave: 'Puzzels',
  puzzles: 'Opgaven uit echte partijen',
  archive: 'Archief',
  calendar: (month) => `Puzzels van ${month}`,
  before: 'Vorige maand',
  after: 'Volgende maand',
  states: { closed: 'niet geopend', open: 'geopend', finished: 'af' },
  noPuzzles: 'In deze maand waren er geen puzzels.',
  shareText: 'Als tekst delen',
  sharePicture: 'Als plaatje delen',
  copied: 'Gekopieerd. Plak het waar je vrienden zijn.',
  copyFailed: 'Je browser blokkeerde het kopiëren.',
  luck: {
    title: 'Niemand koos de puzzels',
    text: 'Voordat een maand begint, wordt de vingerafdruk van al zijn puzzels gepubliceerd. Twee dagen na elke puzzel wordt zijn zaad onthuld, en je browser kan beide nagaan.',
    fingerprint: (month) => `Vingerafdruk van ${month}`,
    published: (date) => `Gepubliceerd op ${date}`,
    check: 'Nagaan',
    checkDay: 'Het toeval van deze puzzel nagaan',
    right: (day) => `Klopt: de zaden tot en met ${day} horen bij de vingerafdruk.`,
    rightDay: 'Klopt: deze puzzel is getrokken uit het zaad dat bij de vingerafdruk hoort.',
    wrong: 'Klopt niet: dit hoort niet bij de vingerafdruk.',
    nothing: 'Van deze maand is nog geen zaad onthuld.',
  },
  poster: {
    result: 'Resultaat',
    place: 'Plaats',
    streak: 'Reeks',
    placeOf: (place, finishers) => `${place} van ${finishers}`,
    days: (days) => (days === 1 ? '1 dag' : `${days} dagen`),
  },
};
