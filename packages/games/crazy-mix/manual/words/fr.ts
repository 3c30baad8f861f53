import type { Words } from './en.ts';

export const fr: Words = {
  lead: 'Quatre cartes autour de la pile décrivent un symbole. Trouvez-le sur le bord avant tout le monde.',
  round: {
    title: 'Une manche',
    text: 'On retourne des cartes jusqu’à ce qu’il y en ait une de chaque côté de la pile. La carte qui est alors au sommet de la pile est le décodeur : chacun de ses quatre bords nomme une propriété, et la carte de ce côté la donne.',
    rules: [
      'Le bord avec le signe de la couleur : regardez la couleur du symbole sur la carte voisine.',
      'Les bords de la forme, de la taille et du remplissage se lisent de même, chacun sur sa carte.',
      'Ensemble, ils font un symbole. Il se trouve sur une seule carte du bord.',
    ],
  },
  trial: {
    title: 'Essayez',
    text: 'Appuyez sur une propriété pour voir où elle se lit. Passez ensuite à « après le mélange ».',
    before: 'Avant le mélange',
    after: 'Après le mélange',
    read: (property, side, value) => `${property}, ${side} : ${value}`,
    mixed: (one, other, both) => `symbole ${one} sur fond ${other} : ${both}`,
    found: (name) => `À trouver : ${name}.`,
    more: 'Appuyez sur les quatre propriétés.',
  },
  pointing: {
    title: 'Pointer',
    rules: [
      'Qui pointe en premier le bon symbole prend autant des quatre cartes que l’indique le nombre du décodeur.',
      'Un mauvais symbole coûte une carte gagnée plus tôt. Chacun a deux essais par manche.',
      'Arriver second avec le bon symbole ne coûte rien.',
      'Si personne ne le trouve à temps, les cartes en jeu sont perdues.',
    ],
    fair: 'La dernière carte apparaît à tous au même instant, et une connexion lente n’est pas un désavantage. Les temps du journal s’ouvrent pour montrer le calcul.',
  },
  mix: {
    title: 'La carte Crazy Mix',
    text: 'Une carte de la pile porte un logo. Quand elle apparaît, pointez le même logo sur le bord. Le premier prend toutes les cartes des côtés et la carte Crazy Mix. Puis toutes les cibles sont retournées.',
    after: 'Dès lors deux couleurs comptent : celle du symbole et celle de son fond, mélangées.',
  },
  end: {
    title: 'La fin',
    text: 'La partie se termine quand la pile ne peut plus remplir les côtés. Le plus de cartes gagne. En cas d’égalité, la carte Crazy Mix départage.',
  },
  apart: {
    title: 'Sur plusieurs jours',
    text: 'En correspondance, chacun ouvre la manche quand il veut. Votre temps court à partir de là, et la bonne réponse la plus rapide gagne quand tous ont répondu.',
  },
  controls: {
    title: 'Commandes',
    text: 'Touchez ou cliquez un symbole du bord. Au clavier, tapez les lettres des quatre propriétés dans n’importe quel ordre : la dernière pointe.',
    keys: (letters) => [
      [letters.primaries, 'couleur avant le mélange'],
      [letters.secondaries, 'couleur après le mélange'],
      [letters.shapes, 'carré, triangle, rond'],
      ['1 2', 'grand, petit'],
      [letters.fills, 'plein, vide'],
      ['Échap', 'recommencer'],
      ['1 2', 'les logos, quand on en cherche un'],
      ['1–4', 'cartes à prendre : haut, droite, bas, gauche'],
    ],
    marks: 'Les couleurs se distinguent aussi par des motifs ou des lettres : un réglage se trouve sur le plateau.',
  },
};
