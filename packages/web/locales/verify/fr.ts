import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Vérifier les donnes',
  none: 'Rien n’a été distribué dans cette partie',
  noneText: 'Ce jeu est sans hasard : chaque coup a été joué par un joueur, il n’y a donc rien à vérifier.',
  honest: 'Chaque donne est ce qu’elle devait être',
  honestText: (n) =>
    n === 1
      ? 'La seule donne de cette partie a été recalculée dans votre navigateur : c’est la même.'
      : `Les ${n} donnes de cette partie ont été recalculées dans votre navigateur : ce sont les mêmes.`,
  mismatch: 'Ces donnes ne sont pas ce qu’elles devaient être',
  committed: 'Le secret a bien l’empreinte montrée avant la partie.',
  notCommitted: 'Le secret n’a pas l’empreinte montrée avant la partie.',
  deal: (ply) => `Donne au coup ${ply}`,
  matches: 'telle qu’elle devait être',
  differs: 'aurait dû être autre',
  impossible: 'On ne peut pas le vérifier',
  proves: 'Ce que cela prouve',
  provesText:
    'La maison a fixé son secret avant que quiconque s’asseye, et le navigateur de chaque joueur a ensuite ajouté son propre hasard. Personne, pas même la maison, ne pouvait donc choisir une donne.',
  doesNotProve: 'Ce que cela ne prouve pas',
  doesNotProveText:
    'Que l’hôte n’a pas regardé. Qui tient la maison peut lire sa mémoire pendant une partie. Jouez pour l’honneur, chez des gens en qui vous avez confiance.',
  fingerprint: 'Empreinte montrée avant la partie',
  secret: 'Le secret, montré maintenant',
  contributions: 'Hasard ajouté par les joueurs',
  noContribution: 'n’a rien ajouté',
};
