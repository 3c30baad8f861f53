import type { en } from './en.ts';

export const nl: typeof en = {
  title: 'Je bent offline',
  text: 'Deze pagina heeft verbinding nodig. Partijen tegen bots, lessen en spelregels werken zonder.',
  home: 'Je bent offline. Speel tegen bots; je uitslagen worden bewaard zodra je weer online bent.',
  seenAt: (time) => `Je bent offline. Dit is de stelling van ${time}.`,
  queued: 'Je zet wordt verstuurd zodra je weer online bent.',
  cancel: 'Zet terugnemen',
  sent: (game) => `Je zet in ${game} is verstuurd.`,
  notSent: (game, why) => `Je zet in ${game} is niet gespeeld: ${why}`,
  movedOn: 'de partij was al verder.',
  handedOver: (count) =>
    count === 1
      ? 'De partij die je offline hebt gespeeld staat nu bij je partijen.'
      : `${count} partijen die je offline hebt gespeeld staan nu bij je partijen.`,
  notHandedOver: (game, why) => `De partij ${game} die je offline hebt gespeeld kon niet worden bewaard: ${why}`,
};
