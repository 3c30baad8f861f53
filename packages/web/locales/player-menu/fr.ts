import { de } from '@sesame/ui';
import type { en } from './en.ts';

export const fr: typeof en = {
  menuOf: (name) => `${name} : options`,
  online: 'en ligne',
  away: 'absent',
  guest: 'invité',
  you: 'vous',
  profile: 'Profil',
  addFriend: 'Ajouter aux amis',
  areFriends: 'Vous êtes amis',
  requestSent: 'Demande d’ami envoyée',
  requested: 'Demande envoyée. Vous serez amis dès qu’elle sera acceptée.',
  challenge: 'Défier',
  playBot: 'Jouer contre ce robot',
  mute: 'Masquer les messages',
  unmute: 'Afficher les messages',
  muted: (name) => `Vous ne verrez plus les messages ${de(name)}.`,
  unmuted: (name) => `Vous verrez de nouveau les messages ${de(name)}.`,
  report: 'Signaler',
  changeName: 'Changer de nom',
  playingAs: (name) => `Vous jouez sous le nom ${de(name)}.`,
  tapName: (name) => `Vous jouez sous le nom ${de(name)}. Touchez-le pour en changer.`,
  keepName: 'Garder',
};
