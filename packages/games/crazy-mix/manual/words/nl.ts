import type { Words } from './en.ts';

export const nl: Words = {
  lead: 'Vier kaarten rond de stapel beschrijven één symbool. Vind het op de rand voordat iemand anders dat doet.',
  round: {
    title: 'Een ronde',
    text: 'Er worden kaarten omgedraaid tot er aan elke kant van de stapel een ligt. De kaart die dan bovenop de stapel ligt is de decoder: elk van zijn vier randen noemt een eigenschap, en de kaart aan die rand geeft haar.',
    rules: [
      'De rand met het teken voor kleur: kijk naar de kleur van het symbool op de kaart ernaast.',
      'De randen voor vorm, grootte en vulling lees je net zo, elk van hun eigen kaart.',
      'Samen vormen ze één symbool. Het staat op precies één kaart van de rand.',
    ],
  },
  trial: {
    title: 'Probeer het',
    text: 'Druk op een eigenschap om te zien waar je haar leest. Kies daarna “na de mix”.',
    before: 'Voor de mix',
    after: 'Na de mix',
    read: (property, side, value) => `${property}, ${side}: ${value}`,
    mixed: (one, other, both) => `symbool ${one} op een grond van ${other}: ${both}`,
    found: (name) => `Gezocht: ${name}.`,
    more: 'Druk op alle vier de eigenschappen.',
  },
  pointing: {
    title: 'Wijzen',
    rules: [
      'Wie het eerst naar het goede symbool wijst, pakt zoveel van de vier kaarten als het getal op de decoder zegt.',
      'Een verkeerd symbool kost een eerder gewonnen kaart. Iedereen heeft twee pogingen per ronde.',
      'Als tweede het goede symbool aanwijzen kost niets.',
      'Vindt niemand het op tijd, dan gaan de kaarten van de inzet verloren.',
    ],
    fair: 'Iedereen ziet de laatste kaart op hetzelfde moment, en met een trage verbinding wordt rekening gehouden. De tijden in het verslag laten zien hoe.',
  },
  mix: {
    title: 'De Crazy Mix-kaart',
    text: 'Eén kaart van de stapel heeft een logo. Komt die boven, wijs dan naar hetzelfde logo op de rand. Wie het eerst is pakt alle kaarten aan de kanten en de Crazy Mix-kaart. Daarna worden alle doelen omgedraaid.',
    after: 'Vanaf dan tellen twee kleuren: die van het symbool en die van de grond, gemengd.',
  },
  end: {
    title: 'Het einde',
    text: 'Het spel eindigt als de stapel de kanten niet meer kan vullen. De meeste kaarten winnen. Bij gelijke stand wint wie de Crazy Mix-kaart heeft.',
  },
  apart: {
    title: 'Over dagen',
    text: 'In een correspondentiepartij opent iedereen een ronde wanneer hij wil. Je eigen tijd loopt vanaf dan, en het snelste goede antwoord wint zodra iedereen heeft geantwoord.',
  },
  controls: {
    title: 'Bediening',
    text: 'Tik of klik op een symbool op de rand. Op een toetsenbord druk je de letters van de vier eigenschappen in, in willekeurige volgorde: de laatste wijst.',
    keys: (letters) => [
      [letters.primaries, 'kleur voor de mix'],
      [letters.secondaries, 'kleur na de mix'],
      [letters.shapes, 'vierkant, driehoek, cirkel'],
      ['1 2', 'groot, klein'],
      [letters.fills, 'vol, leeg'],
      ['Esc', 'opnieuw beginnen'],
      ['1 2', 'de logo’s, als er een gezocht wordt'],
      ['1–4', 'kaarten om te pakken: boven, rechts, onder, links'],
    ],
    marks: 'Kleuren zijn ook te herkennen aan patronen of letters: op het bord zit een schakelaar.',
  },
};
