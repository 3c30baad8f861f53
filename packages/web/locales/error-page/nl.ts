import type { en } from './en.ts';

export const nl: typeof en = {
  title: 'Deze pagina heeft een barst',
  noPage: 'Op dit adres is niets. De link is misschien ouder dan het huis.',
  noTable: 'Deze tafel is niet gevonden. Misschien is ze opgeruimd.',
  noMatch: 'Deze partij is niet gevonden, of je mag haar niet zien.',
  crashed: 'Er ging iets stuk op deze pagina. De partij zelf is veilig: die leeft in het huis.',
  reload: 'Pagina opnieuw laden',
};
