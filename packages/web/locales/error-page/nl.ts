import type { en } from './en.ts';

export const nl: typeof en = {
  title: 'Er ging iets mis',
  noPage: 'Pagina niet gevonden. Misschien is de link verouderd.',
  noTable: 'Tafel niet gevonden. Misschien is hij gesloten.',
  noMatch: 'Partij niet gevonden, of je hebt er geen toegang toe.',
  crashed: 'Er ging iets mis op deze pagina. Je partij staat veilig op de server.',
  reload: 'Pagina opnieuw laden',
};
