import { makeMessages } from './messages.ts';

/** What the controls say of themselves. */
export const uiMessages = makeMessages({
  en: {
    close: 'Close',
    left: 'left',
    bank: 'bank',
    moveTime: (time: string) => `This move: ${time}`,
    bankTime: (time: string) => `Bank: ${time}`,
    colon: ': ',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    freeSeat: 'Free seat',
    notices: 'Notices',
    count: { title: 'The count', player: 'Player', skip: 'Show the end' },
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
    notices: 'Avis',
    count: { title: 'Le décompte', player: 'Joueur', skip: 'Voir la fin' },
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
    notices: 'Berichten',
    count: { title: 'De telling', player: 'Speler', skip: 'Toon het einde' },
  },
});
