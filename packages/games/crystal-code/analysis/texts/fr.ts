import { de } from '@sesame/ui';
import type { AnalysisTexts } from './en.ts';

export const fr: AnalysisTexts = {
  unreadable: 'Impossible d’analyser cette partie.',
  nothing: 'Aucune course n’a été jouée.',
  allPossible: (right, hands) =>
    `Les ${hands} mains pouvaient toutes être enchaînées ; ${right < 2 ? `${right} l’a été` : `${right} l’ont été`}.`,
  somePossible: (right, possible, hands) =>
    `${possible} mains sur ${hands} pouvaient être enchaînées ; ${right < 2 ? `${right} l’a été` : `${right} l’ont été`}.`,
  quickest: ({ name, time, round }) => `Chaîne la plus rapide : ${name}, ${time} à la course ${round}.`,
  races: 'Les courses',
  whose: 'Afficher les chaînes de',
  explained:
    'Les barres montrent les temps, en proportion du sablier. À côté : combien de chaînes les cinq tuiles permettaient. Moins il y en a, plus elles sont difficiles à trouver.',
  race: (round) => `Course ${round}`,
  final: 'finale',
  player: 'Joueur',
  time: 'Temps',
  chains: 'Chaînes',
  possible: (chains) => (chains === 0 ? 'aucune possible' : chains === 1 ? '1 chaîne' : `${chains} chaînes`),
  won: 'vainqueur',
  wrong: 'fausse',
  gaveUp: (time) => `abandon, ${time}`,
  late: 'temps écoulé',
  own: (name, chains) =>
    chains === 1
      ? `La chaîne ${de(name)}, la seule possible.`
      : `La chaîne ${de(name)}, une parmi ${chains} possibles.`,
  ownWrong: (name) => `La chaîne ${de(name)} :`,
  instead: (chains) => (chains === 1 ? 'La seule chaîne juste :' : `La plus proche des ${chains} chaînes justes :`),
  missed: (name, chains) =>
    chains === 1 ? `La seule chaîne possible pour ${name}.` : `Une des ${chains} chaînes possibles pour ${name}.`,
  impossible: (name) => `Les tuiles ${de(name)} ne permettaient aucune chaîne.`,
  fault: {
    kinds: (one, other) => `${one} contre ${other} : deux symboles différents.`,
    few: (one, other) => `${one} contre ${other} : moins de six.`,
    adjacent: (at) => `La tuile ${at} de la chaîne est accolée par deux côtés voisins.`,
  },
  touch: (one, other) => `${one} avec ${other}`,
  inWords: (touches) => `La chaîne : ${touches}.`,
  machines: 'Les machines',
  hindsight:
    'La meilleure machine est celle que le joueur aurait pu construire avec toutes les cartes posées ou gardées en main et tous les cristaux gagnés, s’il avait tout eu dès le début.',
  built: 'Construite',
  best: 'La meilleure avec ces cartes',
  searching: 'Recherche de la meilleure machine',
  had: (cards, crystals) =>
    `${cards < 2 ? `${cards} carte` : `${cards} cartes`} et ${crystals < 2 ? `${crystals} cristal` : `${crystals} cristaux`} pour construire`,
  verdict: {
    best: 'Impossible de faire mieux.',
    cards: (fewer) =>
      fewer === 1
        ? 'Les mêmes cristaux auraient tenu sur une carte de moins.'
        : `Les mêmes cristaux auraient tenu sur ${fewer} cartes de moins.`,
    crystals: (more) =>
      more === 1 ? 'Un cristal de plus était possible.' : `${more} cristaux de plus étaient possibles.`,
    functions: (crystals) =>
      `Une machine qui fonctionne était possible, avec ${crystals < 2 ? `${crystals} cristal` : `${crystals} cristaux`}.`,
    none: 'Avec ces cartes, aucune machine ne pouvait fonctionner.',
    unfound: 'Aucune machine qui fonctionne n’a été trouvée.',
    unsure: 'Il y a peut-être encore mieux : toutes les combinaisons n’ont pas été essayées.',
  },
};
