import type { EntryTexts } from './en.ts';

export const nl: EntryTexts = {
  bannedTitle: 'Je bent verbannen van deze server',
  bannedReason: (reason) => `Reden: ${reason}`,
  bannedUntil: (time) => `De ban eindigt op ${time}.`,
  bannedForGood: 'De ban heeft geen einde.',
  membersTitle: 'Deze server is voor leden',
  membersText: 'Log in om te spelen.',
  invitationText: 'Om een account te maken heb je een uitnodigingslink nodig.',
  create: 'Account maken',
  joinTitle: 'Je bent uitgenodigd',
  joinText: 'Maak een account op deze server.',
  accept: 'Verder',
};
