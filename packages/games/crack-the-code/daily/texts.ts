import { makeTexts } from '@sesame/ui';

/** Texts of the vault of the day. */
export const dailyTexts = makeTexts({
  en: {
    code: 'The vault’s code',
    left: (guesses: number) => (guesses === 1 ? 'Your last guess' : `${guesses} guesses left`),
    comparing: 'Comparing with the best guesses…',
    yours: 'Your guesses',
    tree: (guesses: number) => `The perfect player needs ${guesses}`,
    treeText: 'These guesses belong to the plan that needs the fewest over all 7,776 codes.',
    possible: (count: number, shown: string) => (count === 1 ? '1 code possible' : `${shown} codes possible`),
    others: 'How others did',
    guesses: (count: number) => (count === 1 ? '1 guess' : `${count} guesses`),
    unopened: 'not opened',
  },
  fr: {
    code: 'Le code du coffre',
    left: (guesses) => (guesses === 1 ? 'Votre dernier essai' : `Encore ${guesses} essais`),
    comparing: 'Comparaison avec les meilleurs essais…',
    yours: 'Vos essais',
    tree: (guesses) => `Le joueur parfait en ${guesses} essais`,
    treeText: 'Ces essais viennent du plan qui en demande le moins sur l’ensemble des 7 776 codes.',
    possible: (count, shown) => (count === 1 ? '1 code possible' : `${shown} codes possibles`),
    others: 'Les autres',
    guesses: (count) => (count === 1 ? '1 essai' : `${count} essais`),
    unopened: 'pas ouvert',
  },
  nl: {
    code: 'De code van de kluis',
    left: (guesses) => (guesses === 1 ? 'Je laatste poging' : `Nog ${guesses} pogingen`),
    comparing: 'Vergelijken met de beste pogingen…',
    yours: 'Jouw pogingen',
    tree: (guesses) => `De perfecte speler heeft er ${guesses} nodig`,
    treeText: 'Deze pogingen horen bij het plan dat over alle 7.776 codes de minste nodig heeft.',
    possible: (count, shown) => (count === 1 ? '1 code mogelijk' : `${shown} codes mogelijk`),
    others: 'De anderen',
    guesses: (count) => (count === 1 ? '1 poging' : `${count} pogingen`),
    unopened: 'niet geopend',
  },
});
