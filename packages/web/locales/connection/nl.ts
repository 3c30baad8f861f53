import type { en } from './en.ts';

export const nl: typeof en = {
  lost: 'Verbinding verbroken. Je zetten zijn veilig.',
  unreachable: 'Het huis antwoordt nog niet. We blijven kloppen.',
  restored: 'De verbinding is terug.',
  retry: 'Nu proberen',
  moveQueued: 'Je zet wacht op de verbinding. Hij wordt gespeeld zodra die terug is.',
};
