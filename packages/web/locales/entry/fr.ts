import type { EntryTexts } from './en.ts';

export const fr: EntryTexts = {
  bannedTitle: 'Vous êtes banni de ce serveur',
  bannedReason: (reason) => `Motif : ${reason}`,
  bannedUntil: (time) => `Le bannissement prend fin le ${time}.`,
  bannedForGood: 'Le bannissement est définitif.',
  membersTitle: 'Ce serveur est réservé aux membres',
  membersText: 'Connectez-vous pour jouer.',
  invitationText: 'Pour créer un compte, il faut un lien d’invitation.',
  create: 'Créer un compte',
  joinTitle: 'Vous êtes invité',
  joinText: 'Créez un compte sur ce serveur.',
  accept: 'Continuer',
};
