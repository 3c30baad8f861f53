import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Comparé à ce que ce navigateur a vu',
  same: 'L’enregistrement correspond à ce que ce navigateur a vu pendant la partie.',
  different:
    'L’enregistrement ne correspond pas à ce que ce navigateur a vu pendant la partie. Le serveur l’a modifié.',
  nothing:
    'Ce navigateur n’a pas vu la partie se jouer : l’enregistrement n’a pu être comparé qu’à lui-même. Le navigateur d’un joueur peut vérifier davantage.',
  commitment: 'Empreinte du secret, affichée avant la partie',
  contribution: 'Le hasard ajouté par ce navigateur',
  seal: (name) => `${name} : le code caché est bien celui qui a été scellé`,
  matches: 'identique',
  differs: 'différent',
  download: 'Enregistrer ce que ce navigateur a vu',
};
