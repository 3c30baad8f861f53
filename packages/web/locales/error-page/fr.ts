import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Cette page est fêlée',
  noPage: 'Il n’y a rien à cette adresse. Le lien est peut-être plus vieux que la maison.',
  noTable: 'Cette table est introuvable. Elle a peut-être été fermée.',
  noMatch: 'Cette partie est introuvable, ou ce n’est pas à vous de la voir.',
  crashed: 'Quelque chose s’est cassé sur cette page. La partie est en sûreté : elle vit dans la maison.',
  reload: 'Recharger la page',
};
