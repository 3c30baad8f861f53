import type { en } from './en.ts';

export const nl: typeof en = {
  menuOf: (name) => `${name}: opties`,
  online: 'online',
  away: 'afwezig',
  guest: 'gast',
  /** Where there is no room for the word. */
  guestShort: '(g)',
  you: 'jij',
  profile: 'Profiel',
  addFriend: 'Als vriend toevoegen',
  areFriends: 'Jullie zijn vrienden',
  requestSent: 'Vriendschapsverzoek verstuurd',
  requested: 'Verzoek verstuurd. Jullie zijn vrienden zodra het is geaccepteerd.',
  challenge: 'Uitdagen',
  playBot: 'Tegen deze bot spelen',
  mute: 'Dempen',
  unmute: 'Dempen opheffen',
  muted: (name) => `${name} is gedempt. Je ziet geen berichten meer van deze speler.`,
  unmuted: (name) => `${name} is niet meer gedempt.`,
  report: 'Melden',
  changeName: 'Naam wijzigen',
  playingAs: (name) => `Je speelt als ${name}.`,
  tapName: (name) => `Je speelt als ${name}. Tik op je naam om die te wijzigen.`,
  keepName: 'Houden',
};
