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
    'Chaque donne découle d’un secret du serveur et d’une part de hasard fournie par le navigateur de chaque joueur. Tout était fixé avant qu’une seule part ne soit révélée : personne n’a pu choisir le hasard, ni le serveur, ni un joueur, ni les deux ensemble. Le navigateur d’un joueur se souvient de ce qu’il a vu : rien ne peut être remplacé après coup sans que cette page le montre.',
  doesNotProve: 'Ce que cela ne prouve pas',
  doesNotProveText:
    'Que l’administrateur du serveur n’a pas regardé : il peut lire la mémoire du serveur pendant une partie. Les bots et les joueurs absents au début de la partie n’ajoutent pas de part ; un joueur dont le navigateur était absent doit faire confiance aux autres. Et chacun peut partir avant le début et retenter sa chance : votre navigateur compte combien de fois un tirage a été refait. Ne jouez pour un enjeu que sur un serveur de confiance.',
  fingerprint: 'Empreinte affichée avant la partie',
  secret: 'Secret, révélé après la partie',
  contributions: 'Parts des joueurs',
  noContribution: 'aucun ajout',
};
