import type { en } from './en.ts';

export const fr: typeof en = {
  skip: 'Aller à la page',
  nav: 'Les salles de la maison',
  play: 'Jouer',
  learn: 'Apprendre',
  players: 'Joueurs',
  replays: 'Revoir',
  tournaments: 'Tournois',
  settings: 'Réglages',
  toLight: 'Allumer la lumière',
  toDark: 'Éteindre la lumière',
  soundOff: 'Couper le son',
  soundOn: 'Remettre le son',
  language: 'Langue',
  you: (name) => `${name} : votre compte`,
  waits: (n) => (n === 1 ? '1 partie vous attend' : `${n} parties vous attendent`),
  friends: (waiting) => (waiting === 0 ? 'Amis' : `Amis : ${waiting} en attente de votre réponse`),
  loading: 'Un instant',
  copied: 'Le lien est copié.',
  notCopied: 'Votre navigateur ne nous laisse pas copier. Le lien est sélectionné : copiez-le à la main.',
  home: 'Retour à la maison',
};
