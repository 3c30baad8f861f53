import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Partie revue',
  finished: 'Vos parties finies',
  of: (game) => `${game}, partie revue`,
  ply: (ply, plies) => `${ply} sur ${plies}`,
  start: 'le début',
  scrub: 'Coup',
  first: 'Au début',
  previous: 'Un coup en arrière',
  next: 'Un coup en avant',
  last: 'À la fin',
  play: 'Laisser défiler',
  pause: 'Arrêter',
  speed: 'Vitesse',
  speedFactor: (n) => `× ${n.toLocaleString('fr')}`,
  viewAs: 'Vu par',
  spectator: 'Un spectateur',
  share: 'Copier un lien vers ce coup',
  keyHint: 'Les flèches avancent d’un coup, l’espace fait défiler, Début et Fin vont aux bouts.',
  open: 'Ouvrir une partie',
  openText:
    'Le fichier d’une partie contient tous ses coups. Il est rejoué ici, dans votre navigateur, et n’est envoyé nulle part.',
  choose: 'Choisir un fichier',
  drop: 'ou déposez-le ici',
  openAnother: 'En ouvrir une autre',
  notJson: 'Ce fichier n’est pas une partie : il ne se lit pas comme du JSON.',
  noGame: (game) => `La maison n’a pas le jeu « ${game} ».`,
  fault: (ply, why) =>
    ply === 0
      ? `Cette partie ne peut pas être rejouée : ${why}`
      : `Le coup ${ply} de cette partie ne peut pas être joué : ${why}`,
  notYet: 'Une partie peut être revue quand elle est finie.',
};
