import type { CoachWords } from './en.ts';

export const nl: CoachWords = {
  label: 'Tip',
  gotIt: 'Begrepen',
  noMore: 'Geen tips meer',
  topics: {
    offer: {
      title: 'Je aanbod.',
      text: 'Leg twee tegels neer, elk op de rij van de waarde die je beweert. Over de waarde mag je liegen, over de kleur nooit: die staat op de rug.',
    },
    price: {
      title: 'Prijzen.',
      text: 'Een prijs is ook een inzet. Wie koopt, betaalt je die, en je krijgt je inzet terug; wie int, neemt je inzet en laat je de tegel. De helft van wat een tegel waard is, is een eerlijke prijs.',
    },
    'last-round': {
      title: 'De laatste ronde.',
      text: 'De twee tegels die in je hand blijven, tellen niet. Je score: trofeeën, tegels en de kredieten die je overhebt; elk vals kristal kost 3.',
    },
    exchange: {
      title: 'Jouw beurt.',
      text: 'Kies een aanbod van een ander. Kopen: je betaalt de prijs en krijgt de tegel. Innen: je neemt de inzet, en de tegel gaat naar de verkoper. Geloof je wat er beweerd wordt?',
    },
    repack: {
      title: 'Er valt niets meer te kiezen.',
      text: 'Je neemt een van je eigen aanbiedingen terug: de inzet gaat naar je beurs, de tegel naar je verzameling.',
    },
    claim: {
      title: 'Een trofee.',
      text: 'Je kunt er van elke kleur één hebben. Eis hem op, of wacht op een betere, met het risico dat een ander die neemt.',
    },
    blue: {
      title: 'Blauw.',
      text: 'Blauwe tegels liggen op een stapel en alleen de bovenste is te zien. Hun trofeeën komen aan het eind: 18 voor de meeste blauwe kristallen, 12 voor de op één na meeste. Delen er twee de eerste plaats, dan krijgt niemand iets.',
    },
    bid: {
      title: 'Een fiche in plaats van een prijs.',
      text: 'Noem een bedrag voor zo’n tegel. De verkoper neemt het en geeft je de tegel, of betaalt jou evenveel en houdt hem.',
    },
    answer: {
      title: 'Iemand noemt een bedrag voor je tegel.',
      text: 'Houd je hem, dan betaal je dat bedrag. Verkoop je hem, dan neem je het hunne. Je fiche wordt inactief.',
    },
    preempt: {
      title: 'Je mag ertussen komen.',
      text: 'Je koopt de tegel in plaats van de ander en geeft die een echte tegel van jou. Dat kost je fiche, niet je beurt; die van de ander is voorbij.',
    },
    recycle: {
      title: 'Je mag ruilen.',
      text: 'Geef een tegel van je verzameling, ook een valse, voor een weggelegde tegel waarvan je alleen de kleur ziet. Je trofeeën houd je.',
    },
    reserve: {
      title: 'Je mag reserveren.',
      text: 'Leg je fiche voor een aanbod: niemand anders kan het kiezen, en jij moet het deze ronde kiezen. Willen er twee hetzelfde, dan krijgt wie het dichtst bij de eerste speler zit het.',
    },
    'active-spy': {
      title: 'Een vals kristal, en een troost.',
      text: 'Het kost 3 punten, maar je fiche is nu actief: op elk moment van de handel mag je één tegel op een kraam bekijken. Raak die tegel daarvoor aan.',
    },
    'active-negotiator': {
      title: 'Een vals kristal, en een troost.',
      text: 'Het kost 3 punten, maar je fiche is nu actief: in een aanbod mag hij in plaats van een prijs liggen. Anderen noemen dan een bedrag, en jij houdt de tegel of verkoopt hem.',
    },
    'active-recycler': {
      title: 'Een vals kristal, en een troost.',
      text: 'Het kost 3 punten, maar je fiche is nu actief: na een beurt van jou mag je een tegel van je verzameling ruilen voor een weggelegde.',
    },
    'active-preemptor': {
      title: 'Een vals kristal, en een troost.',
      text: 'Het kost 3 punten, maar je fiche is nu actief: kiest iemand het aanbod van een derde speler, dan mag jij het in diens plaats kopen.',
    },
    'active-vanguard': {
      title: 'Een vals kristal, en een troost.',
      text: 'Het kost 3 punten, maar je fiche is nu actief: tijdens de handel mag je een aanbod voor jezelf reserveren.',
    },
  },
};
