import type { ManualWords } from './en.ts';

export const nl: ManualWords = {
  lead: 'Verberg een code van vijf kristallen en vind die van de ander voordat de jouwe gevonden is.',
  hiding: {
    title: 'Verbergen',
    text: 'Beide spelers kiezen tegelijk een geheime code: vijf plaatsen, met op elke plaats een van zes kristallen. Een kristal mag vaker voorkomen. Een bevestigde code verandert niet meer, en alleen de eigenaar ziet hem tot de partij is afgelopen.',
  },
  pins: {
    title: 'Pogingen en pinnen',
    text: 'Als beide codes verborgen zijn, begint het raden, om de beurt. Op elke poging volgen pinnen, die iedereen ziet.',
    black: 'Een zwarte pin: een juist kristal op de juiste plaats.',
    white: 'Een witte pin: een juist kristal op een andere plaats.',
    silent:
      'Pinnen worden alleen geteld. Ze zeggen niet om welke kristallen het gaat, en elk kristal van de code levert hoogstens één pin op.',
    code: 'De code',
    guess: 'De poging',
    steps: [
      'Wit en blauw staan waar ze horen: twee zwarte pinnen.',
      'Van de rest zitten het andere wit en groen in de code, maar elders: twee witte pinnen.',
      'Rood zit niet in de code: geen pin.',
    ],
  },
  trial: {
    title: 'Probeer het',
    text: 'Hier ligt de code open. Druk op een kristal van de poging om het te veranderen, en kijk naar de pinnen.',
    change: (place, crystal) => `Plaats ${place}: ${crystal}. Druk om te veranderen.`,
  },
  winning: {
    title: 'Wie wint',
    rules: [
      'Wie de code van de ander het eerst vindt, wint, maar beiden krijgen evenveel pogingen.',
      'Vindt de speler die begon de code, dan heeft de ander nog één poging om gelijk te maken. Beide in dezelfde ronde gevonden: gelijkspel.',
      'Vindt in een ronde alleen de tweede speler de code, dan is de partij meteen gewonnen.',
      'Twaalf pogingen elk en geen code gevonden: gelijkspel.',
      'Wie opgeeft of geen tijd meer heeft, verliest.',
    ],
  },
  sizes: {
    title: 'Andere maten',
    text: 'Een tafel kan kiezen: 3 tot 6 plaatsen, 4 tot 8 kristallen (oranje en zwart komen erbij), 6 tot 16 pogingen, en of een kristal vaker in een code mag voorkomen.',
  },
  plan: {
    title: 'Vooruit plannen',
    text: 'In een partij over dagen, of zonder klok, kun je met ‘Vooruit plannen’ onder het bord je volgende pogingen bepalen terwijl de ander nadenkt: één poging, en een volgende voor elk antwoord dat mogelijk is. Ze worden gedaan zodra je aan de beurt bent. Niemand anders weet van je plan, en je kunt het altijd wijzigen of weghalen.',
  },
  controls: {
    title: 'Op het scherm',
    text: 'Druk op een kristal en het gaat naar de volgende vrije plaats, of sleep het waar je het wilt hebben. Druk op een plaats om die te kiezen, en nog eens om die leeg te maken. Ook kristallen van eerdere pogingen kun je aantikken, en het nummer van een poging neemt de hele rij over. Je mag je poging voorbereiden terwijl de ander nadenkt.',
    keys: [
      ['r y b w g p o k', 'een kristal plaatsen met zijn letter'],
      ['1 – 8', 'een kristal plaatsen met zijn nummer'],
      ['← →', 'een plaats kiezen'],
      ['↑ ↓', 'een eerdere poging overnemen'],
      ['Backspace', 'een kristal weghalen'],
      ['Esc', 'wissen'],
      ['Enter', 'bevestigen'],
    ],
  },
};
