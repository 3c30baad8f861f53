import type { en } from './en.ts';

export const fr: typeof en = {
  skipToContent: 'Aller au contenu',
  mainMenu: 'Menu principal',
  play: 'Jouer',
  learn: 'Apprendre',
  players: 'Joueurs',
  replays: 'Parties terminées',
  tournaments: 'Tournois',
  settings: 'Réglages',
  toLight: 'Passer au thème clair',
  toDark: 'Passer au thème sombre',
  soundOff: 'Couper le son',
  soundOn: 'Activer le son',
  language: 'Langue',
  yourAccount: (name) => `${name} : votre compte`,
  matchesWaiting: (n) => (n === 1 ? '1 partie vous attend' : `${n} parties vous attendent`),
  friends: (count) => (count === 0 ? 'Amis' : `Amis : ${count} ${count === 1 ? 'nouveauté' : 'nouveautés'}`),
  loading: 'Chargement…',
  linkCopied: 'Lien copié.',
  linkNotCopied: 'Votre navigateur a bloqué la copie. Le lien est sélectionné : appuyez sur Ctrl+C.',
  backHome: 'Accueil',
};
