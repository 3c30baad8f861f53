import type { AnalysisTexts } from './en.ts';

export const fr: AnalysisTexts = {
  loading: 'Chargement du dictionnaire…',
  judging: 'Recherche des meilleurs mots…',
  unreadable: 'Cette partie ne peut pas être analysée.',
  failed: 'Le dictionnaire ne s’est pas chargé.',
  again: 'Réessayer',
  nothing: 'Aucun tour n’a été joué.',
  nobody: 'Aucune pierre n’a été posée dans cette partie.',
  closest: (names, share) =>
    `Au plus près des meilleurs mots : ${names}, avec ${share} des pierres possibles en moyenne.`,
  seats: {
    title: 'Comparaison avec les meilleurs mots',
    player: 'Joueur',
    share: 'Part moyenne',
    laid: 'Pierres posées',
    laidOf: (laid, most) => `${laid} sur ${most}`,
    best: 'Meilleurs mots',
    wrong: 'Mots invalides',
    passes: 'Tours passés',
    safes: 'Coffres',
    explained:
      'Le meilleur mot est le mot autorisé qui pose le plus de pierres (à égalité : le plus de coffres verrouillés). La part compare vos pierres posées à ce nombre ; les mots invalides et les tours passés n’en posent aucune.',
  },
  turns: {
    title: 'Tour par tour',
    whose: 'Afficher les tours de',
    everybody: 'Tous',
    turn: 'Tour',
    played: 'Mot joué',
    best: 'Meilleur mot',
    share: 'Part',
    walk: 'Parcours',
    stones: (count) => (count < 2 ? `${count} pierre` : `${count} pierres`),
    could: (count) => `${count} possibles`,
    noBetter: 'aucun mot n’en pose plus',
    noWord: 'plus aucun mot possible',
    walks: (turn) => `Parcours du tour ${turn}`,
  },
};
