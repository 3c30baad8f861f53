import { de } from '@sesame/ui';
import type { BotTexts } from './en.ts';

export const fr: BotTexts = {
  title: 'Vos robots',
  text: 'Un programme à vous peut jouer ici. Donnez-lui un nom, et la maison lui donne un jeton pour entrer. Les autres voient que c’est un robot.',
  howTo: 'Comment il joue',
  name: 'Nom du robot',
  create: 'Créer un robot',
  none: 'Vous n’en avez pas encore.',
  limitReached: (most) => `On ne peut pas avoir plus de ${most} robots.`,
  lastConnected: (day) => `Venu le ${day}`,
  neverConnected: 'Pas encore venu',
  tokenRevoked: 'À la porte : il n’a pas de jeton',
  more: (name) => `Autres actions pour ${name}`,
  renew: 'Nouveau jeton',
  revoke: 'Révoquer le jeton',
  remove: 'Supprimer le robot',
  revoked: (name) => `${name} n’entre plus.`,
  removed: (name) => `${name} n’est plus là.`,
  tokenTitle: (name) => `Le jeton ${de(name)}`,
  tokenText:
    'Copiez-le maintenant : il n’est montré qu’une fois. Qui l’a joue comme ce robot et ne peut rien d’autre. Il n’ouvre aucun compte.',
  token: 'Jeton',
  copy: 'Copier le jeton',
  copied: 'Le jeton est copié.',
  notCopied: 'Votre navigateur ne nous a pas laissés copier. Le jeton est marqué : copiez-le à la main.',
  done: 'Je l’ai',
  renewTitle: (name) => `Un nouveau jeton pour ${name} ?`,
  renewText: 'Le jeton actuel ne vaudra plus rien, et qui joue avec lui est coupé aussitôt.',
  removeTitle: (name) => `Supprimer ${name} ?`,
  removeText:
    'Son jeton ne vaut plus rien et son nom disparaît. Les parties restent à ceux avec qui il a joué ; celles en cours continuent à la pendule. On ne peut pas revenir en arrière.',
  cancel: 'Ne rien changer',
  own: (name) => `${name} (à vous)`,
};
