import { makeTexts } from '@sesame/ui';

export const practiceTexts = makeTexts({
  en: {
    help: 'Matching sides glow',
    solved: (hands: number) => (hands === 1 ? '1 hand solved' : `${hands} hands solved`),
    right: 'A right chain!',
    time: (time: string) => `It took you ${time}.`,
    show: 'Show a solution',
    shown: 'One of the solutions.',
    newHand: 'New hand',
    note: 'Take your time: there is no hourglass.',
  },
  fr: {
    help: 'Les côtés assortis s’allument',
    solved: (hands) => (hands < 2 ? `${hands} main réussie` : `${hands} mains réussies`),
    right: 'Une chaîne juste\u202F!',
    time: (time) => `Il vous a fallu ${time}.`,
    show: 'Voir une solution',
    shown: 'Une des solutions.',
    newHand: 'Nouvelle main',
    note: 'Prenez votre temps\u00A0: il n’y a pas de sablier.',
  },
  nl: {
    help: 'Passende zijden lichten op',
    solved: (hands) => (hands === 1 ? '1 hand opgelost' : `${hands} handen opgelost`),
    right: 'Een goede keten!',
    time: (time) => `Je deed er ${time} over.`,
    show: 'Toon een oplossing',
    shown: 'Een van de oplossingen.',
    newHand: 'Nieuwe hand',
    note: 'Neem de tijd: er is geen zandloper.',
  },
});
