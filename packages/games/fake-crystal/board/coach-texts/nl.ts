import type { CoachTexts } from './en.ts';

export const nl: CoachTexts = {
  label: 'Tip',
  gotIt: 'Begrepen',
  turnOff: 'Tips uitzetten',
  waiting: 'Hier verschijnen tips.',
  topics: {
    offer: {
      title: 'Je aanbod.',
      text: 'Leg twee tegels neer, elk op de rij van de waarde die je opgeeft. Over de waarde mag je liegen, over de kleur niet: die staat op de achterkant.',
    },
    price: {
      title: 'Prijzen.',
      text: 'De prijs is ook je inzet. Koopt iemand, dan krijg je de prijs én je inzet terug. Int iemand, dan ben je je inzet kwijt en houd je de tegel. De helft van de waarde is een eerlijke prijs.',
    },
    'last-round': {
      title: 'De laatste ronde.',
      text: 'De twee tegels die in je hand overblijven, tellen niet mee. Je score: trofeeën, tegels en overgebleven credits, min 3 per vals kristal.',
    },
    exchange: {
      title: 'Jouw beurt.',
      text: 'Kies een aanbod van een ander. Kopen: je betaalt de prijs en krijgt de tegel. Innen: je neemt de inzet en de verkoper houdt de tegel. Geloof je de opgegeven waarde?',
    },
    repack: {
      title: 'Er valt niets meer te kiezen.',
      text: 'Neem een van je eigen tegels terug: je krijgt de inzet terug en de tegel gaat naar je verzameling.',
    },
    claim: {
      title: 'Een trofee!',
      text: 'Je mag er één per kleur hebben. Eis hem nu op, of wacht op een betere met het risico dat iemand je voor is.',
    },
    blue: {
      title: 'Blauwe tegels.',
      text: 'Ze liggen op een stapel: je ziet alleen de bovenste. De trofeeën volgen aan het eind: 18 punten voor de meeste blauwe kristallen, 12 voor de nummer twee, en niets bij een gelijke stand bovenaan.',
    },
    bid: {
      title: 'Een fiche in plaats van een prijs.',
      text: 'Doe een bod op deze tegel. De verkoper accepteert het en geeft je de tegel, of betaalt jou hetzelfde bedrag en houdt hem.',
    },
    answer: {
      title: 'Een bod op je tegel.',
      text: 'Houd je de tegel, dan betaal je het bod. Verkoop je hem, dan krijg je het bod. In beide gevallen wordt je fiche inactief.',
    },
    preempt: {
      title: 'Je mag de tegel wegkapen.',
      text: 'Koop de tegel in plaats van de ander en geef die speler een van je echte tegels. Het kost je je fiche, niet je beurt; de beurt van de ander is voorbij.',
    },
    recycle: {
      title: 'Je mag een tegel ruilen.',
      text: 'Geef een tegel uit je verzameling, desnoods een valse, voor een weggelegde tegel waarvan je alleen de kleur ziet. Je trofeeën houd je.',
    },
    reserve: {
      title: 'Je mag een aanbod reserveren.',
      text: 'Leg je fiche bij een aanbod: alleen jij kunt het nog kiezen, en je moet dat deze ronde doen. Willen twee spelers hetzelfde, dan gaat het naar wie het dichtst bij de eerste speler zit.',
    },
    'active-spy': {
      title: 'Een vals kristal heeft ook voordelen.',
      text: 'Het kost 3 punten, maar je fiche is nu actief: op elk moment van de handel mag je één tegel op een kraam bekijken. Selecteer daarvoor de tegel.',
    },
    'active-negotiator': {
      title: 'Een vals kristal heeft ook voordelen.',
      text: 'Het kost 3 punten, maar je fiche is nu actief: in een aanbod mag hij een prijs vervangen. Anderen doen dan een bod, en jij houdt de tegel of verkoopt hem.',
    },
    'active-recycler': {
      title: 'Een vals kristal heeft ook voordelen.',
      text: 'Het kost 3 punten, maar je fiche is nu actief: na een van je beurten mag je een tegel uit je verzameling ruilen voor een weggelegde tegel.',
    },
    'active-preemptor': {
      title: 'Een vals kristal heeft ook voordelen.',
      text: 'Het kost 3 punten, maar je fiche is nu actief: kiest iemand een aanbod dat niet van jou is, dan mag jij het in diens plaats kopen.',
    },
    'active-vanguard': {
      title: 'Een vals kristal heeft ook voordelen.',
      text: 'Het kost 3 punten, maar je fiche is nu actief: tijdens de handel mag je een aanbod voor jezelf reserveren.',
    },
  },
};
