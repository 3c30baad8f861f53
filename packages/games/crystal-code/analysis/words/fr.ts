import { de, que } from '@sesame/ui';
import type { AnalysisWords } from './en.ts';

export const fr: AnalysisWords = {
  unreadable: 'Cette partie ne peut pas être analysée.',
  nothing: 'Aucune course n’a été courue.',
  allPossible: (right, hands) =>
    `Les ${hands} mains pouvaient toutes être enchaînées ; ${right < 2 ? `${right} l’a été` : `${right} l’ont été`}.`,
  somePossible: (right, possible, hands) =>
    `${possible} mains sur ${hands} pouvaient être enchaînées ; ${right < 2 ? `${right} l’a été` : `${right} l’ont été`}.`,
  quickest: ({ name, time, round }) => `La chaîne la plus rapide : ${name}, ${time} à la course ${round}.`,
  races: 'Les courses',
  whose: 'Les chaînes de',
  explained:
    'Les barres sont des temps, en parts du sablier. À côté : combien de chaînes les cinq tuiles permettaient. Moins il y en a, plus elles sont dures à trouver.',
  race: (round) => `Course ${round}`,
  final: 'finale',
  player: 'Joueur',
  time: 'Temps',
  chains: 'Chaînes',
  possible: (chains) => (chains === 0 ? 'aucune possible' : chains === 1 ? '1 chaîne' : `${chains} chaînes`),
  won: 'gagne',
  wrong: 'fausse',
  gaveUp: (time) => `abandon, ${time}`,
  late: 'à court de temps',
  own: (name, chains) =>
    chains === 1 ? `La chaîne ${de(name)}, la seule qu’il y avait.` : `La chaîne ${de(name)}, une parmi ${chains}.`,
  shouted: (name) => `Ce ${que(name)} a annoncé :`,
  instead: (chains) => (chains === 1 ? 'La seule juste :' : `La plus proche des ${chains} justes :`),
  missed: (name, chains) =>
    chains === 1 ? `La seule chaîne possible pour ${name}.` : `Une des ${chains} chaînes possibles pour ${name}.`,
  impossible: (name) => `Les tuiles ${de(name)} ne permettaient aucune chaîne.`,
  fault: {
    kinds: (one, other) => `${one} contre ${other} : pas le même symbole.`,
    few: (one, other) => `${one} contre ${other} : moins de six.`,
    adjacent: (at) => `La tuile ${at} de la chaîne est touchée sur deux côtés voisins.`,
  },
  touch: (one, other) => `${one} avec ${other}`,
  inWords: (touches) => `La chaîne : ${touches}.`,
  machines: 'Les machines',
  hindsight:
    'La meilleure machine est cherchée parmi toutes les cartes posées ou gardées en main, comme si elles et tous les cristaux gagnés avaient été là dès le début.',
  built: 'Construite',
  best: 'La meilleure avec ces cartes',
  searching: 'Recherche de la meilleure machine',
  had: (cards, crystals) =>
    `${cards < 2 ? `${cards} carte` : `${cards} cartes`} et ${crystals < 2 ? `${crystals} cristal` : `${crystals} cristaux`} pour construire`,
  verdict: {
    best: 'Il n’y avait pas mieux.',
    cards: (fewer) =>
      fewer === 1
        ? 'Autant de cristaux tiennent sur une carte de moins.'
        : `Autant de cristaux tiennent sur ${fewer} cartes de moins.`,
    crystals: (more) =>
      more === 1 ? 'Un cristal de plus était possible.' : `${more} cristaux de plus étaient possibles.`,
    functions: (crystals) =>
      `Elle aurait pu fonctionner, avec ${crystals < 2 ? `${crystals} cristal` : `${crystals} cristaux`}.`,
    none: 'Avec ces cartes, aucune machine ne pouvait fonctionner.',
    unfound: 'Aucune machine qui fonctionne n’a été trouvée.',
    unsure: 'Il y a peut-être encore mieux : tout n’a pas été essayé.',
  },
};
