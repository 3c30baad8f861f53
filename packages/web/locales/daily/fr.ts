import { formatStopwatch } from '@sesame/ui';
import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Énigmes du jour',
  lead: 'Chaque jour une énigme par jeu, la même pour tout le monde. Le chronomètre démarre quand vous l’ouvrez.',
  of: (game) => `${game} du jour`,
  day: (day) => new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeZone: 'UTC' }).format(day),
  shortDay: (day) => new Intl.DateTimeFormat('fr', { dateStyle: 'medium', timeZone: 'UTC' }).format(day),
  month: (day) => new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day),
  weekday: (day) => new Intl.DateTimeFormat('fr', { weekday: 'short', timeZone: 'UTC' }).format(day),
  score: (unit, score) => {
    if (unit === 'percent') return `${score} %`;
    if (unit === 'milliseconds')
      return (score < 60_000 ? `${(score / 1000).toFixed(1)} s` : formatStopwatch(score)).replace('.', ',');
    return score < 2 ? `${score} essai` : `${score} essais`;
  },
  ofBest: 'du meilleur score possible',
  open: 'Ouvrir l’énigme',
  resume: 'Continuer',
  seeResult: 'Voir votre résultat',
  opened: 'Votre temps court.',
  result: 'Votre résultat',
  late: 'Tirée des archives : elle ne compte ni pour le classement ni pour la série.',
  archiveNote: 'Cette énigme vient des archives. Elle ne compte ni pour le classement ni pour la série.',
  streak: (days) => (days < 2 ? `Série : ${days} jour` : `Série : ${days} jours`),
  finishers: (count) =>
    count === 0 ? 'Personne ne l’a encore finie.' : `Finie par ${count} ${count === 1 ? 'joueur' : 'joueurs'}`,
  standings: 'Classement',
  everybody: 'Tout le monde',
  friends: 'Amis',
  noFriends: 'Aucun de vos amis ne l’a encore finie.',
  next: (time) => `Prochaine énigme dans ${time}`,
  today: 'Énigme d’aujourd’hui',
  all: 'Toutes les énigmes du jour',
  leave: 'Énigmes',
  puzzles: 'Problèmes tirés de vraies parties',
  archive: 'Archives',
  calendar: (month) => `Énigmes : ${month}`,
  before: 'Mois précédent',
  after: 'Mois suivant',
  states: { closed: 'pas ouverte', open: 'ouverte', finished: 'finie' },
  noPuzzles: 'Il n’y avait pas d’énigmes ce mois-là.',
  shareText: 'Partager le texte',
  sharePicture: 'Partager l’image',
  copied: 'Copié. Collez-le là où sont vos amis.',
  copyFailed: 'Votre navigateur a bloqué la copie.',
  luck: {
    title: 'Personne n’a choisi les énigmes',
    text: 'Avant chaque mois, l’empreinte de toutes ses énigmes est publiée. Deux jours après chaque énigme, son germe est révélé, et votre navigateur peut vérifier les deux.',
    fingerprint: (month) => `Empreinte : ${month}`,
    published: (date) => `Publiée le ${date}`,
    check: 'Vérifier',
    checkDay: 'Vérifier le tirage de cette énigme',
    right: (day) => `Exact : les germes jusqu’au ${day} correspondent à l’empreinte.`,
    rightDay: 'Exact : cette énigme a été tirée du germe qui correspond à l’empreinte.',
    wrong: 'Faux : cela ne correspond pas à l’empreinte.',
    nothing: 'Aucun germe de ce mois n’est encore révélé.',
  },
  poster: {
    result: 'Résultat',
    place: 'Rang',
    streak: 'Série',
    placeOf: (place, finishers) => `${place} sur ${finishers}`,
    days: (days) => (days < 2 ? `${days} jour` : `${days} jours`),
  },
};
