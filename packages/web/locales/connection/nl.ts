import type { en } from './en.ts';

export const nl: typeof en = {
  lost: 'Verbinding verbroken. Je zetten zijn veilig.',
  unreachable: 'Server niet bereikbaar. We proberen het opnieuw…',
  restored: 'Weer online.',
  retry: 'Nu proberen',
  moveQueued: 'Je bent offline. Je zet wordt verstuurd zodra je weer verbinding hebt.',
  refusedAddress: (address) =>
    `Deze server accepteert geen pagina’s op ${address}. Is het jouw server? Zet SESAME_ORIGIN dan op dat adres.`,
  wrongAddress: (address) => `Deze server accepteert geen pagina’s op ${address}.`,
  openThere: (address) => `${address} openen`,
};
