import type { ManualTexts } from './en.ts';

export const nl: ManualTexts = {
  lead: 'Win de meeste kaarten. In elke ronde beschrijven vier kaarten één symbool: vind het als eerste op de doelkaarten en wijs het aan.',
  round: {
    title: 'Een ronde',
    text: 'Er worden kaarten opengelegd tot er aan elke kant van de stapel één ligt. De kaart die dan bovenop de stapel ligt, is de decoder: elk van de vier randen noemt een eigenschap, die je afleest van de kaart ernaast.',
    rules: [
      'Kijk bij de rand voor kleur naar de kleur van het symbool op de kaart ernaast.',
      'Vorm, grootte en vulling lees je op dezelfde manier af, elk van een eigen kaart.',
      'Samen beschrijven ze één symbool. Het staat op precies één van de doelkaarten rond de stapel.',
    ],
  },
  trial: {
    title: 'Probeer het zelf',
    text: 'Druk op een eigenschap om te zien waar je die afleest. Kies daarna “Na de mix”.',
    before: 'Voor de mix',
    after: 'Na de mix',
    read: (property, side, value) => `${property}, ${side}: ${value}`,
    mixed: (one, other, both) => `symbool ${one}, achtergrond ${other}: ${both}`,
    found: (name) => `Gezocht: ${name}.`,
    more: 'Druk op alle vier de eigenschappen.',
  },
  pointing: {
    title: 'Aanwijzen',
    rules: [
      'Wie als eerste het goede symbool aanwijst, pakt zoveel van de vier kaarten als het getal op de decoder aangeeft en kiest zelf welke.',
      'Een verkeerd symbool kost je een eerder gewonnen kaart. Je hebt twee pogingen per ronde. Is de tweede goed, dan kost de eerste toch een kaart, desnoods een die je net hebt gewonnen.',
      'Als tweede het goede symbool aanwijzen kost je niets; je hoort hoe dichtbij je was.',
      'Vindt niemand het symbool op tijd, dan gaan er zoveel kaarten verloren als het getal op de decoder aangeeft.',
    ],
    ready:
      'Aan het begin, na de mix en na een pauze begint er niets voordat je zegt dat je er klaar voor bent. Is een andere speler al klaar, dan begint de ronde na 30 seconden.',
    fair: 'Iedereen ziet de laatste kaart op hetzelfde moment, en een trage verbinding wordt gecompenseerd. Druk op een tijd in het verslag om te zien hoe die is gemeten.',
  },
  mix: {
    title: 'De Crazy Mix-kaart',
    text: 'Eén kaart in de stapel heeft een logo. Komt die boven, wijs dan de doelkaart met hetzelfde logo aan. Wie dat als eerste doet, pakt alle kaarten rond de stapel en de Crazy Mix-kaart. Daarna worden alle doelkaarten omgedraaid.',
    after:
      'Vanaf dan is de gezochte kleur een mengsel van twee kleuren: die van het symbool en die van de achtergrond.',
  },
  end: {
    title: 'Winnen',
    text: 'De partij is afgelopen als er te weinig kaarten in de stapel zijn voor nog een ronde. Wie de meeste kaarten heeft, wint. Bij een gelijke stand geeft de Crazy Mix-kaart de doorslag.',
  },
  apart: {
    title: 'Partijen over meerdere dagen',
    text: 'In een correspondentiepartij start je elke ronde wanneer je wilt. Vanaf dan loopt je eigen klok. Zodra iedereen heeft geantwoord, wint het snelste goede antwoord.',
  },
  untimed: {
    title: 'Zonder klok',
    text: 'Met de optie “Zonder klok: elk goed antwoord telt” start je elke ronde wanneer je wilt en neem je de tijd. Antwoorden blijven verborgen tot iedereen heeft geantwoord; dan scoort iedereen die het goed had de inzet, wie er ook de eerste was. De instelling “Op het gehoor” zet dit aan tegen bots, om met een schermlezer te spelen. Zulke partijen tellen niet voor de rating.',
  },
  controls: {
    title: 'Bediening',
    text: 'Tik of klik op een symbool op een doelkaart. Aan tafels met “Aanwijzen met eigenschappen” kun je ook de vier eigenschappen kiezen of typen, in willekeurige volgorde; de vierde wijst aan. Tegen bots staat dit aan.',
    marks: 'Kun je kleuren moeilijk uit elkaar houden, zet dan patronen of letters aan met de knoppen boven het bord.',
  },
};
