import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Vérifier les donnes',
  none: 'Aucune donne dans cette partie',
  noneText: 'Ce jeu est sans hasard : tous les coups ont été joués par les joueurs, il n’y a donc rien à vérifier.',
  honest: 'Toutes les donnes sont vérifiées',
  honestText: (n) =>
    n === 1
      ? 'La seule donne de cette partie a été recalculée dans votre navigateur : elle est conforme.'
      : `Les ${n} donnes de cette partie ont été recalculées dans votre navigateur : elles sont conformes.`,
  mismatch: 'Certaines donnes ne sont pas conformes',
  committed: 'Le secret correspond à l’empreinte affichée avant la partie.',
  notCommitted: 'Le secret ne correspond pas à l’empreinte affichée avant la partie.',
  deal: (ply) => `Donne au coup ${ply}`,
  matches: 'conforme',
  differs: 'non conforme',
  impossible: 'Vérification impossible',
  proves: 'Ce que cela prouve',
  provesText:
    'Le serveur a fixé son secret avant l’arrivée des joueurs, puis le navigateur de chacun a ajouté sa part de hasard. Personne, pas même le serveur, ne pouvait donc choisir une donne.',
  doesNotProve: 'Ce que cela ne prouve pas',
  doesNotProveText:
    'Que l’administrateur du serveur n’a pas regardé : il peut lire la mémoire du serveur pendant une partie. Ne jouez pour un enjeu que sur un serveur de confiance.',
  fingerprint: 'Empreinte affichée avant la partie',
  secret: 'Secret, révélé après la partie',
  contributions: 'Hasard ajouté par les joueurs',
  noContribution: 'aucun ajout',
};
