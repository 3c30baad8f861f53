import type { en } from './en.ts';

export const nl: typeof en = {
  lost: 'Verbinding verbroken. Je zetten zijn veilig.',
  never: 'Het huis antwoordt nog niet. We blijven kloppen.',
  back: 'De verbinding is terug.',
  retry: 'Nu proberen',
  moveWaits: 'Je zet wacht op de verbinding. Hij wordt gespeeld zodra die terug is.',
};
