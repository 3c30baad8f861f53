import { makeMessages } from './messages.ts';

/** What the controls say of themselves. */
export const words = makeMessages({
  en: {
    close: 'Close',
    left: 'left',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    freeSeat: 'Free seat',
    notices: 'Notices',
    working: 'One moment',
  },
  fr: {
    close: 'Fermer',
    left: 'restant',
    days: (days) => (days === 1 ? '1 jour' : `${days} jours`),
    freeSeat: 'Place libre',
    notices: 'Avis',
    working: 'Un instant',
  },
  nl: {
    close: 'Sluiten',
    left: 'over',
    days: (days) => (days === 1 ? '1 dag' : `${days} dagen`),
    freeSeat: 'Vrije plaats',
    notices: 'Berichten',
    working: 'Een ogenblik',
  },
});
