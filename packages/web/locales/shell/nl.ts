import type { en } from './en.ts';

export const nl: typeof en = {
  skipToContent: 'Naar de inhoud',
  mainMenu: 'Hoofdmenu',
  play: 'Spelen',
  learn: 'Leren',
  players: 'Spelers',
  replays: 'Terugkijken',
  tournaments: 'Toernooien',
  settings: 'Instellingen',
  toLight: 'Licht thema',
  toDark: 'Donker thema',
  soundOff: 'Geluid uit',
  soundOn: 'Geluid aan',
  language: 'Taal',
  yourAccount: (name) => `${name}: je account`,
  matchesWaiting: (n) => (n === 1 ? '1 partij wacht op je' : `${n} partijen wachten op je`),
  friends: (count) => (count === 0 ? 'Vrienden' : `Vrienden: ${count} nieuw`),
  loading: 'Laden…',
  linkCopied: 'Link gekopieerd.',
  linkNotCopied: 'Je browser blokkeert kopiëren. De link is geselecteerd: druk op Ctrl+C.',
  backHome: 'Startpagina',
};
