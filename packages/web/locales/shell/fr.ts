import type { en } from './en.ts';

export const fr: typeof en = {
  skipToContent: 'Aller à la page',
  mainMenu: 'Les salles de la maison',
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
  yourAccount: (name) => `${name} : votre compte`,
  matchesWaiting: (n) => (n === 1 ? '1 partie vous attend' : `${n} parties vous attendent`),
  friends: (waiting) => (waiting === 0 ? 'Amis' : `Amis : ${waiting} en attente de votre réponse`),
  loading: 'Un instant',
  linkCopied: 'Le lien est copié.',
  linkNotCopied: 'Votre navigateur ne nous laisse pas copier. Le lien est sélectionné : copiez-le à la main.',
  backHome: 'Retour à la maison',
};
