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
    `Au plus près des meilleurs mots : ${names}, avec ${share} du meilleur résultat en moyenne.`,
  seats: {
    title: 'Comparaison avec les meilleurs mots',
    player: 'Joueur',
    share: 'Part moyenne',
    gone: 'Pierres parties',
    goneOf: (gone, most) => `${gone} sur ${most}`,
    best: 'Meilleurs mots',
    wrong: 'Mots invalides',
    passes: 'Tours passés',
    safes: 'Coffres',
    explained:
      'Le moins de pierres l’emporte : le meilleur mot est donc le mot autorisé qui vous débarrasse du plus de pierres (à égalité : le plus de coffres verrouillés, puis le plus de pierres posées). La part compare vos pierres parties à ce nombre ou, si aucune ne pouvait partir, vos pierres posées.',
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
    result: (laid, gone) =>
      `${laid} posée${laid < 2 ? '' : 's'}${gone === 0 ? '' : `, ${gone} partie${gone < 2 ? '' : 's'}`}`,
    could: (count) => `${count} possibles`,
    noBetter: 'aucun mot n’est meilleur',
    noWord: 'plus aucun mot possible',
    /** How common a word is, by grade. */
    grades: {
      1: 'mot de tous les jours',
      2: 'mot courant',
      3: 'mot peu courant',
      4: 'mot rare',
      5: 'mot grossier',
      allowed: 'accepté par les autres',
    },
    walks: (turn) => `Parcours du tour ${turn}`,
  },
};
