import { de } from '@sesame/ui';
import type { BotTexts } from './en.ts';

export const fr: BotTexts = {
  title: 'Vos robots',
  text: 'Votre propre programme peut jouer ici. Donnez-lui un nom et vous recevrez un jeton pour sa connexion. Les autres joueurs voient que c’est un robot.',
  howTo: 'Comment écrire un robot',
  name: 'Nom du robot',
  create: 'Créer un robot',
  none: 'Aucun robot pour l’instant.',
  limitReached: (most) => `Vous pouvez avoir au plus ${most} robots.`,
  lastConnected: (day) => `Dernière connexion le ${day}`,
  neverConnected: 'Jamais connecté',
  tokenRevoked: 'Jeton révoqué : connexion impossible',
  more: (name) => `Autres options pour ${name}`,
  renew: 'Nouveau jeton',
  revoke: 'Révoquer le jeton',
  remove: 'Supprimer le robot',
  revoked: (name) => `Le jeton ${de(name)} est révoqué.`,
  removed: (name) => `${name} a été supprimé.`,
  tokenTitle: (name) => `Jeton ${de(name)}`,
  tokenText:
    'Copiez-le maintenant : il n’est affiché qu’une fois. Toute personne qui le possède peut jouer avec ce robot, mais n’a pas accès à votre compte.',
  token: 'Jeton',
  copy: 'Copier le jeton',
  copied: 'Jeton copié.',
  notCopied: 'Votre navigateur a bloqué la copie. Le jeton est sélectionné : appuyez sur Ctrl+C.',
  done: 'Terminé',
  renewTitle: (name) => `Créer un nouveau jeton pour ${name} ?`,
  renewText: 'Le jeton actuel ne fonctionnera plus et les connexions ouvertes seront fermées.',
  removeTitle: (name) => `Supprimer ${name} ?`,
  removeText:
    'Son jeton ne fonctionnera plus et son nom sera effacé. Ses adversaires garderont leurs parties ; celles en cours seront perdues au temps. Cette action est définitive.',
  cancel: 'Annuler',
  own: (name) => `${name} (à vous)`,
};
