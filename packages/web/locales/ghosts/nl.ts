import type { en } from './en.ts';

export const nl: typeof en = {
  title: 'Race tegen een schim',
  choose: 'Speel tegen',
  none: 'Niemand',
  you: (time) => `Jezelf, ${time}`,
  fastest: (name, time) => `De snelste: ${name}, ${time}`,
  friend: (name, time) => `Je vriend ${name}, ${time}`,
  guest: (name) => `${name} (gast)`,
  note: 'Je ziet hoe ver de schim op elk moment was, en niets van de oplossing.',
  again: 'Speel dezelfde puzzel nog eens, tegen jezelf of iemand anders. Het telt niet mee.',
  start: 'Begin de race',
  practice: 'Telt niet mee',
  finished: 'Klaar',
  time: (time) => `Jouw tijd: ${time}`,
  repeat: 'Nog een keer',
  back: 'Terug naar je resultaat',
};
