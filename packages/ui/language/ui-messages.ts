import { makeTexts } from './texts.ts';

/** The controls’ own texts. */
export const uiMessages = makeTexts({
  en: {
    close: 'Close',
    left: 'left',
    bank: 'bank',
    moveTime: (time: string) => `This move: ${time}`,
    bankTime: (time: string) => `Bank: ${time}`,
    colon: ': ',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    freeSeat: 'Free seat',
    notices: 'Notifications',
    end: { won: 'Victory', lost: 'Defeat', tied: 'Draw', watched: 'Match over', title: 'Result' },
    count: { title: 'Final score', player: 'Player', skip: 'Skip' },
  },
  fr: {
    close: 'Fermer',
    left: 'restant',
    bank: 'réserve',
    moveTime: (time) => `Ce coup : ${time}`,
    bankTime: (time) => `Réserve : ${time}`,
    colon: ' : ',
    days: (days) => (days === 1 ? '1 jour' : `${days} jours`),
    freeSeat: 'Place libre',
    notices: 'Notifications',
    end: { won: 'Victoire', lost: 'Défaite', tied: 'Égalité', watched: 'Partie terminée', title: 'Résultat' },
    count: { title: 'Score final', player: 'Joueur', skip: 'Passer' },
  },
  nl: {
    close: 'Sluiten',
    left: 'over',
    bank: 'reserve',
    moveTime: (time) => `Deze zet: ${time}`,
    bankTime: (time) => `Reserve: ${time}`,
    colon: ': ',
    days: (days) => (days === 1 ? '1 dag' : `${days} dagen`),
    freeSeat: 'Vrije plaats',
    notices: 'Meldingen',
    end: { won: 'Gewonnen', lost: 'Verloren', tied: 'Gelijkspel', watched: 'Partij voorbij', title: 'Uitslag' },
    count: { title: 'Eindstand', player: 'Speler', skip: 'Overslaan' },
  },
});
