import type { Locale } from '@sesame/kernel';
import type { MailKind } from '../../store/repositories/mail-addresses.ts';

/** Texts of mails, in the language of their reader. Subjects tell nothing secret. */
interface MailTexts {
  readonly verify: { subject: string; hello(name: string): string; link: string; expires: string };
  readonly password: { subject: string; hello(name: string): string; link: string; expires: string };
  readonly turns: { subject(matches: number): string; intro(matches: number): string; left(hours: number): string };
  readonly call: { subject: string; intro(game: string): string; link: string };
  match(game: string, opponents: string): string;
  readonly notYou: string;
  readonly unsubscribe: Readonly<Record<MailKind, string>>;
}

export const MAIL_TEXTS: Readonly<Record<Locale, MailTexts>> = {
  en: {
    verify: {
      subject: 'Confirm your e-mail address',
      hello: (name) => `Hello ${name}, you’ve entered this address for your Sesame account. Confirm that it’s yours:`,
      link: 'Confirm this address',
      expires: 'The link works for 24 hours.',
    },
    password: {
      subject: 'Set a new password',
      hello: (name) => `Hello ${name}, somebody asked for a new password for your Sesame account. Set it here:`,
      link: 'Set a new password',
      expires: 'The link works once, and for one hour. Until you use it, your old password stays.',
    },
    turns: {
      subject: (matches) => (matches === 1 ? 'It’s your turn' : `It’s your turn in ${matches} matches`),
      intro: (matches) =>
        matches === 1 ? 'A match is waiting for your move:' : `${matches} matches are waiting for your move:`,
      left: (hours) =>
        hours < 1 ? 'less than an hour left' : hours < 48 ? `${hours} h left` : `${Math.floor(hours / 24)} days left`,
    },
    call: {
      subject: 'Your tournament match is starting',
      intro: (game) => `Your tournament match of ${game} is starting now. Your clock is about to run.`,
      link: 'Go to the match',
    },
    match: (game, opponents) => `${game} with ${opponents}`,
    notYou: 'If that wasn’t you, ignore this mail.',
    unsubscribe: {
      turns: 'Stop mails about my turns',
      calls: 'Stop mails about tournament matches',
    },
  },
  fr: {
    verify: {
      subject: 'Confirmez votre adresse e-mail',
      hello: (name) =>
        `Bonjour ${name}, vous avez saisi cette adresse pour votre compte Sesame. Confirmez qu’elle est à vous :`,
      link: 'Confirmer cette adresse',
      expires: 'Le lien est valable 24 heures.',
    },
    password: {
      subject: 'Choisissez un nouveau mot de passe',
      hello: (name) =>
        `Bonjour ${name}, un nouveau mot de passe a été demandé pour votre compte Sesame. Choisissez-le ici :`,
      link: 'Choisir un nouveau mot de passe',
      expires:
        'Le lien ne sert qu’une fois et reste valable une heure. D’ici là, votre ancien mot de passe fonctionne.',
    },
    turns: {
      subject: (matches) => (matches === 1 ? 'À vous de jouer' : `À vous de jouer dans ${matches} parties`),
      intro: (matches) =>
        matches === 1 ? 'Une partie attend votre coup :' : `${matches} parties attendent votre coup :`,
      left: (hours) =>
        hours < 1
          ? 'il reste moins d’une heure'
          : hours < 48
            ? `il reste ${hours} h`
            : `il reste ${Math.floor(hours / 24)} jours`,
    },
    call: {
      subject: 'Votre partie de tournoi commence',
      intro: (game) => `Votre partie de tournoi (${game}) commence maintenant. Votre temps va bientôt s’écouler.`,
      link: 'Aller à la partie',
    },
    match: (game, opponents) => `${game} avec ${opponents}`,
    notYou: 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
    unsubscribe: {
      turns: 'Ne plus recevoir d’e-mails quand c’est à moi de jouer',
      calls: 'Ne plus recevoir d’e-mails sur les parties de tournoi',
    },
  },
  nl: {
    verify: {
      subject: 'Bevestig je e-mailadres',
      hello: (name) => `Hallo ${name}, je hebt dit adres ingevuld voor je Sesame-account. Bevestig dat het van jou is:`,
      link: 'Dit adres bevestigen',
      expires: 'De link werkt 24 uur.',
    },
    password: {
      subject: 'Stel een nieuw wachtwoord in',
      hello: (name) =>
        `Hallo ${name}, iemand heeft een nieuw wachtwoord voor je Sesame-account aangevraagd. Stel het hier in:`,
      link: 'Nieuw wachtwoord instellen',
      expires: 'De link werkt één keer, en één uur lang. Tot die tijd blijft je oude wachtwoord gelden.',
    },
    turns: {
      subject: (matches) => (matches === 1 ? 'Jij bent aan zet' : `Je bent aan zet in ${matches} partijen`),
      intro: (matches) => (matches === 1 ? 'Een partij wacht op je zet:' : `${matches} partijen wachten op je zet:`),
      left: (hours) =>
        hours < 1 ? 'nog minder dan een uur' : hours < 48 ? `nog ${hours} uur` : `nog ${Math.floor(hours / 24)} dagen`,
    },
    call: {
      subject: 'Je toernooipartij begint',
      intro: (game) => `Je toernooipartij ${game} begint nu. Je klok gaat zo lopen.`,
      link: 'Naar de partij',
    },
    match: (game, opponents) => `${game} met ${opponents}`,
    notYou: 'Heb je dit niet zelf aangevraagd? Dan hoef je niets te doen.',
    unsubscribe: {
      turns: 'Geen mails meer als ik aan zet ben',
      calls: 'Geen mails meer over toernooipartijen',
    },
  },
};
