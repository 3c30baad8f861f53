import type { en } from './en.ts';

export const nl: typeof en = {
  title: 'Er ging iets mis',
  noPage: 'Pagina niet gevonden. Misschien is de link verouderd.',
  noTable: 'Tafel niet gevonden. Misschien is hij gesloten.',
  noMatch: 'Partij niet gevonden, of je hebt er geen toegang toe.',
  unreadableMatch:
    'Deze partij kan niet worden getoond met de regels die de server nu heeft. Er gaat niets verloren: ze wacht tot dat weer kan, of tot ze wordt beëindigd.',
  crashed: 'Er ging iets mis op deze pagina. Je partij staat veilig op de server.',
  reload: 'Pagina opnieuw laden',
};
