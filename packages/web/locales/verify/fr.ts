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
    'Chaque donne découle d’un secret fixé avant la partie et du hasard ajouté par les navigateurs des joueurs. Le navigateur d’un joueur se souvient aussi de ce qu’il a vu et de ce qu’il a ajouté : le serveur ne peut pas les remplacer après coup sans que cette page le montre.',
  doesNotProve: 'Ce que cela ne prouve pas',
  doesNotProveText:
    'Que l’administrateur du serveur n’a pas regardé : il peut lire la mémoire du serveur pendant une partie. Ni qu’un joueur de mèche avec lui n’a pas essayé plusieurs hasards avant de s’asseoir en dernier. Ne jouez pour un enjeu que sur un serveur de confiance.',
  fingerprint: 'Empreinte affichée avant la partie',
  secret: 'Secret, révélé après la partie',
  contributions: 'Hasard ajouté par les joueurs',
  noContribution: 'aucun ajout',
};
