import type { ManualTexts } from './en.ts';

export const nl: ManualTexts = {
  lead: 'Vind de code van de andere speler voordat die jouw code vindt. Jullie verbergen elk vijf kristallen, en elke poging krijgt pinnen als antwoord.',
  hiding: {
    title: 'Je code verbergen',
    text: 'Beide spelers kiezen tegelijk een geheime code: vijf kristallen, elk in een van zes kleuren. Een kleur mag vaker voorkomen. Als je je code hebt bevestigd, kun je hem niet meer veranderen. Tot het einde van de partij ziet niemand anders hem.',
  },
  pins: {
    title: 'Pogingen en pinnen',
    text: 'Zodra beide codes verborgen zijn, raden jullie om de beurt. Elke poging krijgt pinnen als antwoord, en iedereen kan die zien.',
    black: 'Zwarte pin: juiste kleur, juiste plaats.',
    white: 'Witte pin: juiste kleur, verkeerde plaats.',
    silent: 'Pinnen vertellen niet bij welk kristal ze horen. Elk kristal van de code levert hoogstens één pin op.',
    code: 'Code',
    guess: 'Poging',
    steps: [
      'Wit en blauw staan op de juiste plaats: twee zwarte pinnen.',
      'Het andere witte kristal en het groene zitten in de code, maar ergens anders: twee witte pinnen.',
      'Rood zit niet in de code: geen pin.',
    ],
  },
  trial: {
    title: 'Probeer het',
    text: 'Hier kun je de code zien. Druk op een kristal in de poging om de kleur te veranderen en kijk wat de pinnen doen.',
    change: (place, crystal) => `Plaats ${place}: ${crystal}. Druk om te veranderen.`,
  },
  winning: {
    title: 'Winnen',
    rules: [
      'Wie het eerst de code van de ander vindt, wint. Beide spelers krijgen wel evenveel pogingen.',
      'Vindt de speler die begon de code, dan heeft de ander nog één poging. Is die ook raak, dan is het gelijkspel.',
      'Vindt in een ronde alleen de tweede speler de code, dan wint die meteen.',
      'Heeft na twaalf pogingen elk niemand de code gevonden, dan is het gelijkspel.',
      'Je verliest als je opgeeft of als je tijd op is.',
    ],
  },
  sizes: {
    title: 'Opties',
    text: 'Aan een tafel kun je spelen met codes van 3 tot 6 kristallen, 4 tot 8 kleuren (oranje en zwart komen als laatste), 6 tot 16 pogingen per speler, en met of zonder herhaalde kleuren.',
  },
  plan: {
    title: 'Voorwaardelijke zetten',
    text: 'In een correspondentiepartij of een partij zonder klok kun je met ‘Zet plannen’ onder het bord je volgende pogingen kiezen terwijl de ander nadenkt: één poging, en een vervolg voor elk mogelijk antwoord. Ze worden gespeeld zodra je aan de beurt bent. Alleen jij ziet je plan, en je kunt het altijd wijzigen of verwijderen.',
  },
  controls: {
    title: 'Bediening',
    text: 'Druk op een kristal om het op de volgende vrije plaats te leggen, of sleep het naar de plek die je wilt. Druk op een plaats om die te kiezen, en nog een keer om die leeg te maken. Je kunt ook op een kristal van een eerdere poging drukken, of op het nummer van een poging om de hele rij over te nemen. Je kunt je poging voorbereiden terwijl de ander nadenkt.',
  },
};
