import { makeMessages } from './messages.ts';

/** What the controls say of themselves. */
export const words = makeMessages({
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
  },
});
