import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Revoir une partie',
  finished: 'Vos parties terminées',
  of: (game) => `Revoir ${game}`,
  ply: (ply, plies) => `${ply} sur ${plies}`,
  start: 'Début',
  scrub: 'Coup',
  first: 'Aller au début',
  previous: 'Coup précédent',
  next: 'Coup suivant',
  last: 'Aller à la fin',
  play: 'Lecture automatique',
  pause: 'Mettre en pause',
  speed: 'Vitesse',
  speedFactor: (n) => `× ${n.toLocaleString('fr')}`,
  viewAs: 'Point de vue',
  spectator: 'Spectateur',
  share: 'Copier le lien vers ce coup',
  keyHint: 'Flèches : coup par coup. Espace : lecture. Début et Fin : premier et dernier coup.',
  open: 'Ouvrir une partie enregistrée',
  openText: 'Le fichier d’une partie contient tous ses coups. Il est lu dans votre navigateur et n’est jamais envoyé.',
  choose: 'Choisir un fichier',
  drop: 'ou déposez-le ici',
  openAnother: 'Ouvrir une autre partie',
  notJson: 'Ce n’est pas un fichier de partie : le JSON n’est pas valide.',
  noGame: (game) => `Ce serveur ne propose pas le jeu « ${game} ».`,
  fault: (ply, why) =>
    ply === 0
      ? `Impossible de revoir cette partie : ${why}`
      : `Le coup ${ply} de cette partie n’est pas valide : ${why}`,
  notYet: 'Vous pourrez revoir la partie une fois qu’elle sera terminée.',
};
