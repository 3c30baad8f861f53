import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Affronter un fantôme',
  choose: 'Jouer contre',
  none: 'Personne',
  you: (time) => `Vous-même, ${time}`,
  fastest: (name, time) => `Le plus rapide\u00A0: ${name}, ${time}`,
  friend: (name, time) => `Votre ami ${name}, ${time}`,
  guest: (name) => `${name} (invité)`,
  note: 'Vous voyez où en était le fantôme à chaque instant, et rien de la solution.',
  again: 'Rejouez la même énigme, contre vous-même ou quelqu’un d’autre. Cela ne compte pas.',
  start: 'Lancer la course',
  practice: 'Cela ne compte pas',
  finished: 'Terminé',
  time: (time) => `Votre temps\u00A0: ${time}`,
  repeat: 'Recommencer',
  back: 'Revenir à votre résultat',
};
