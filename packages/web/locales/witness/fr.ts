import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Comparé à ce que ce navigateur a vu',
  same: 'L’enregistrement correspond à ce que ce navigateur a vu pendant la partie.',
  different:
    'L’enregistrement ne correspond pas à ce que ce navigateur a vu pendant la partie. Le serveur l’a modifié.',
  nothing:
    'Ce navigateur n’a pas vu la partie se jouer : l’enregistrement n’a pu être comparé qu’à lui-même. Le navigateur d’un joueur peut vérifier davantage.',
  commitment: 'Empreinte du secret, affichée avant la partie',
  terms: 'Jeu et réglages, comme convenu',
  share: (name: string): string => `Part de ${name}, fixée avant que les parts ne soient révélées`,
  repeated: (times: number): string =>
    times === 1
      ? 'Le tirage a été refait une fois, car un joueur n’a pas révélé sa part. Si cela se répète, quelqu’un attend peut-être un meilleur tirage.'
      : `Le tirage a été refait ${times} fois, car un joueur n’a pas révélé sa part. Quelqu’un attendait peut-être un meilleur tirage.`,
  leftOut:
    'Ce navigateur n’a pas pris part au tirage : il était absent au début de la partie, ou simple spectateur. Cette page ne peut donc pas exclure que le serveur et un autre joueur aient choisi le hasard ensemble.',
  seal: (name) => `${name} : le code caché est bien celui qui a été scellé`,
  receipt: 'Ce que le serveur a signé découle de l’enregistrement, selon les règles',
  signature: 'Signature du serveur',
  frames: 'Ce que ce navigateur a affiché est ce que le serveur a signé',
  matches: 'identique',
  differs: 'différent',
  download: 'Enregistrer ce que ce navigateur a vu',
};
