import type { en } from './en.ts';

export const nl: typeof en = {
  lost: 'Verbinding verbroken. Je zetten zijn veilig.',
  unreachable: 'Server niet bereikbaar. We proberen het opnieuw…',
  restored: 'Weer online.',
  retry: 'Nu proberen',
  moveQueued: 'Je bent offline. Je zet wordt verstuurd zodra je weer verbinding hebt.',
};
