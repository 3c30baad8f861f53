import type { ManualTexts } from './en.ts';

export const fr: ManualTexts = {
  lead: 'Gagnez le plus de cartes. À chaque manche, quatre cartes décrivent un symbole : soyez le premier à le trouver parmi les cibles et à le pointer.',
  round: {
    title: 'Une manche',
    text: 'On retourne des cartes jusqu’à ce qu’il y en ait une de chaque côté de la pile. La carte alors visible au sommet de la pile est le décodeur : chacun de ses quatre bords indique une propriété, à lire sur la carte voisine.',
    rules: [
      'Au bord de la couleur, regardez la couleur du symbole sur la carte voisine.',
      'La forme, la taille et le remplissage se lisent de la même façon, chacun sur sa carte.',
      'Ensemble, ils décrivent un symbole. Il figure sur une seule des cibles qui entourent la pile.',
    ],
  },
  trial: {
    title: 'À vous d’essayer',
    text: 'Appuyez sur une propriété pour voir où elle se lit. Passez ensuite à « Après le mélange ».',
    before: 'Avant le mélange',
    after: 'Après le mélange',
    read: (property, side, value) => `${property}, ${side} : ${value}`,
    mixed: (one, other, both) => `symbole ${one} sur fond ${other} : ${both}`,
    found: (name) => `À trouver : le ${name}.`,
    more: 'Appuyez sur les quatre propriétés.',
  },
  pointing: {
    title: 'Pointer',
    rules: [
      'Le premier joueur qui pointe le bon symbole prend, parmi les quatre cartes, autant de cartes que l’indique le décodeur, à son choix.',
      'Pointer un mauvais symbole fait perdre une carte gagnée auparavant. Vous avez deux essais par manche. Si le second est juste, le premier coûte quand même une carte, au besoin une de celles que vous venez de gagner.',
      'Pointer le bon symbole en deuxième ne coûte rien ; on vous dit de combien vous l’avez manqué.',
      'Si personne ne trouve à temps, autant de cartes que l’indique le décodeur sont perdues.',
    ],
    ready:
      'Au début, après le mélange et après une pause, rien ne commence avant que vous soyez prêt. Si un autre joueur l’est déjà, la manche part au bout de 30 secondes.',
    fair: 'Tout le monde voit la dernière carte au même instant, et les connexions lentes sont compensées. Appuyez sur un temps du journal pour voir comment il a été mesuré.',
  },
  mix: {
    title: 'La carte Crazy Mix',
    text: 'Une carte de la pile porte un logo. Quand elle apparaît, pointez la cible qui porte le même logo. Le premier prend toutes les cartes autour de la pile et la carte Crazy Mix. Puis toutes les cibles sont retournées.',
    after: 'Dès lors, la couleur à chercher est le mélange de deux couleurs : celle du symbole et celle du fond.',
  },
  end: {
    title: 'Gagner la partie',
    text: 'La partie se termine quand la pile n’a plus assez de cartes pour une manche. Le joueur qui a le plus de cartes gagne. En cas d’égalité, la carte Crazy Mix départage.',
  },
  apart: {
    title: 'Jouer sur plusieurs jours',
    text: 'En partie par correspondance, vous lancez chaque manche quand vous voulez. Votre chrono part alors. Quand tout le monde a répondu, la bonne réponse la plus rapide gagne.',
  },
  untimed: {
    title: 'Sans chrono',
    text: 'Avec l’option « Sans chrono : chaque bonne réponse compte », vous lancez chaque manche quand vous voulez et prenez votre temps. Les réponses restent cachées jusqu’à ce que tout le monde ait répondu ; puis tous ceux qui ont trouvé marquent la mise, peu importe qui était le premier. Le réglage « À l’oreille » l’active contre les robots, pour jouer avec un lecteur d’écran. Ces parties ne sont pas classées.',
  },
  controls: {
    title: 'Commandes',
    text: 'Touchez un symbole sur une cible ou cliquez dessus. Aux tables « Pointer par propriétés », vous pouvez aussi choisir les quatre propriétés dans l’ordre que vous voulez, au clavier ou à l’écran ; la quatrième pointe. Contre les robots, c’est activé.',
    marks:
      'Si vous distinguez mal les couleurs, affichez des motifs ou des lettres avec les boutons au-dessus du plateau.',
  },
};
