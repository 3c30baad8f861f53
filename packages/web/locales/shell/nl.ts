import type { en } from './en.ts';

export const nl: typeof en = {
  skip: 'Naar de pagina',
  nav: 'Kamers van het huis',
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
  you: (name) => `${name}: je account`,
  waits: (n) => (n === 1 ? '1 partij wacht op je' : `${n} partijen wachten op je`),
  friends: (waiting) => (waiting === 0 ? 'Vrienden' : `Vrienden: ${waiting} wachten op je antwoord`),
  loading: 'Een ogenblik',
  copied: 'De link is gekopieerd.',
  notCopied: 'Je browser liet ons niet kopiëren. De link is geselecteerd: kopieer hem met de hand.',
  home: 'Terug naar het huis',
};
