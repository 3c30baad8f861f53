import { makeTexts } from '@sesame/ui';

/** Texts of the blueprint: the odds of closing each open line. */
export const insightTexts = makeTexts({
  en: {
    machineOf: 'Machine',
    noMachine: 'No card has been laid yet.',
    over: 'The match is over: no more cards are drawn.',
    closed: 'Every line is closed.',
    lead: (cards: string) =>
      `How likely one card closes each open line, by the cards nobody has shown and ${cards} still to come.`,
    cards: (count: number) => (count === 1 ? 'about 1 card' : `about ${count} cards`),
    hidden: (cards: number) =>
      cards === 1 ? 'The card in hand counts as unseen.' : `The ${cards} cards in hand count as unseen.`,
    inHand: 'in hand',
    held: (cards: number) => (cards === 1 ? 'A card in hand closes it.' : `${cards} cards in hand close it.`),
    shows: (closing: number, unseen: number, lines: number) =>
      `${closing} of ${unseen} unseen cards ${closing === 1 ? 'closes' : 'close'} ${lines === 1 ? 'this line' : `these ${lines} lines`}.`,
    all: 'All lines together:',
    about: (odds: string) => `about ${odds}`,
    counting: 'Counting…',
    allText: 'Every end needs a card of its own. Closing one with several cards counts here, too.',
  },
  fr: {
    machineOf: 'Machine',
    noMachine: 'Aucune carte n’est encore posée.',
    over: 'La partie est terminée : plus aucune carte ne sera piochée.',
    closed: 'Toutes les lignes sont fermées.',
    lead: (cards) =>
      `Les chances qu’une carte ferme chaque ligne ouverte, d’après les cartes que personne n’a montrées et ${cards} encore à venir.`,
    cards: (count) => (count > 1 ? `environ ${count} cartes` : `environ ${count} carte`),
    hidden: (cards) =>
      cards === 1 ? 'La carte en main compte comme inconnue.' : `Les ${cards} cartes en main comptent comme inconnues.`,
    inHand: 'en main',
    held: (cards) => (cards === 1 ? 'Une carte en main la ferme.' : `${cards} cartes en main la ferment.`),
    shows: (closing, unseen, lines) =>
      `${closing} ${closing > 1 ? 'cartes inconnues' : 'carte inconnue'} sur ${unseen} ${closing > 1 ? 'ferment' : 'ferme'} ${lines === 1 ? 'cette ligne' : `ces ${lines} lignes`}.`,
    all: 'Toutes les lignes ensemble :',
    about: (odds) => `environ ${odds}`,
    counting: 'Calcul en cours…',
    allText: 'Chaque bout demande sa propre carte. Fermer une ligne en plusieurs cartes compte aussi.',
  },
  nl: {
    machineOf: 'Machine',
    noMachine: 'Er ligt nog geen kaart.',
    over: 'De partij is afgelopen: er komen geen kaarten meer bij.',
    closed: 'Elke lijn is gesloten.',
    lead: (cards) =>
      `De kans dat één kaart elke open lijn sluit, volgens de kaarten die niemand heeft laten zien en ${cards} die nog komen.`,
    cards: (count) => (count === 1 ? 'ongeveer 1 kaart' : `ongeveer ${count} kaarten`),
    hidden: (cards) =>
      cards === 1 ? 'De kaart in de hand telt als ongezien.' : `De ${cards} kaarten in de hand tellen als ongezien.`,
    inHand: 'in de hand',
    held: (cards) => (cards === 1 ? 'Een kaart in de hand sluit hem.' : `${cards} kaarten in de hand sluiten hem.`),
    shows: (closing, unseen, lines) =>
      `${closing} van de ${unseen} ongeziene kaarten ${closing === 1 ? 'sluit' : 'sluiten'} ${lines === 1 ? 'deze lijn' : `deze ${lines} lijnen`}.`,
    all: 'Alle lijnen samen:',
    about: (odds) => `ongeveer ${odds}`,
    counting: 'Bezig met tellen…',
    allText: 'Elk eind heeft een eigen kaart nodig. Een lijn met meer kaarten sluiten telt hier ook mee.',
  },
});
