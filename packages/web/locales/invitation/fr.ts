import type { en } from './en.ts';

export const fr: typeof en = {
  sitDown: 'Prendre place',
  full: 'Table complète',
  rules: 'Règles',
  invites: (host, game) => `${host} vous invite à jouer à ${game}`,
  invited: (game) => `Vous êtes invité à jouer à ${game}`,
  minutes: (n) => `environ ${n} min`,
  address: 'Adresse',
  unreachable:
    'Seul cet ordinateur peut ouvrir ce lien : le serveur n’a pas d’adresse réseau. Pour inviter d’autres joueurs, lancez-le avec --host 0.0.0.0 sur un réseau.',
  now: 'Maintenant',
  nowNote: 'Sans pendule',
  correspondence: 'Par correspondance',
  correspondenceNote: '3 jours par coup',
  custom: 'Sur mesure',
  customNote: 'À vous de choisir',
  when: 'Quand jouez-vous ?',
};
