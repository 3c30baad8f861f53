import type { en } from './en.ts';

export const nl: typeof en = {
  title: 'Deze pagina heeft een barst',
  page: 'Op dit adres is niets. De link is misschien ouder dan het huis.',
  table: 'Deze tafel is niet gevonden. Misschien is ze opgeruimd.',
  match: 'Deze partij is niet gevonden, of je mag haar niet zien.',
  broken: 'Er ging iets stuk op deze pagina. De partij zelf is veilig: die leeft in het huis.',
  again: 'Pagina opnieuw laden',
};
