import type { en } from './en.ts';

export const nl: typeof en = {
  skipToContent: 'Naar de pagina',
  mainMenu: 'Kamers van het huis',
  play: 'Spelen',
  learn: 'Leren',
  players: 'Spelers',
  replays: 'Terugkijken',
  tournaments: 'Toernooien',
  settings: 'Instellingen',
  toLight: 'Licht aan',
  toDark: 'Licht uit',
  soundOff: 'Geluid uit',
  soundOn: 'Geluid aan',
  language: 'Taal',
  yourAccount: (name) => `${name}: je account`,
  matchesWaiting: (n) => (n === 1 ? '1 partij wacht op je' : `${n} partijen wachten op je`),
  friends: (waiting) => (waiting === 0 ? 'Vrienden' : `Vrienden: ${waiting} wachten op je antwoord`),
  loading: 'Een ogenblik',
  linkCopied: 'De link is gekopieerd.',
  linkNotCopied: 'Je browser liet ons niet kopiëren. De link is geselecteerd: kopieer hem met de hand.',
  backHome: 'Terug naar het huis',
};
