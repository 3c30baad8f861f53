import type { ManualTexts } from './en.ts';

export const fr: ManualTexts = {
  lead: 'Marquez le plus de points en collectionnant des cristaux, en décrochant des trophées et en économisant vos crédits. À chaque manche, vous proposez deux tuiles face cachée, quitte à bluffer sur leur valeur. Votre prix est aussi votre mise : les autres achètent la tuile ou banquent la mise.',
  tiles: {
    title: 'Tuiles et crédits',
    text: 'Il y a 68 tuiles de quatre couleurs. Le dos montre la couleur, pas les cristaux : un faux ressemble à n’importe quelle autre tuile. Vous commencez avec 35 crédits et votre propre réserve de tuiles, dont vous piochez quatre. Les tuiles en trop sont écartées, face cachée.',
    back: 'le dos',
    copies: (copies) => `${copies} par couleur`,
    worth: (value) => `vaut ${value}`,
  },
  offer: {
    title: 'L’offre',
    text: 'En secret et tous en même temps, les joueurs posent deux tuiles de leur main sur leur étal : une par colonne, sur la ligne de la valeur annoncée. L’annonce peut être un mensonge, la couleur jamais.',
    prices:
      'Fixez ensuite le prix de chaque tuile et misez autant de crédits, au moins 1. S’il ne vous reste qu’un crédit, l’un des prix est 0 ; sans crédit, les deux le sont. Toutes les offres sont révélées ensemble.',
    figure: 'Cleo annonce 12 pour une tuile verte, au prix de 9, et 6 pour une orange, à 4. Il lui reste 22 crédits.',
  },
  exchange: {
    title: 'L’échange',
    text: 'Le premier joueur de la partie est tiré au sort. En partant de lui et dans le sens horaire, chacun joue à son tour jusqu’à ce que tous les étals soient vides, soit deux tours par joueur. À votre tour, choisissez l’offre d’un autre joueur, puis achetez ou banquez.',
    rules: [
      'Acheter : vous payez le prix au vendeur, qui récupère aussi sa mise. La tuile rejoint votre collection. Il faut avoir assez de crédits.',
      'Banquer : vous prenez la mise. La tuile rejoint la collection du vendeur.',
      'Si vous ne pouvez choisir aucune offre d’un autre joueur, remballez l’une des vôtres : vous récupérez la mise et la tuile rejoint votre collection.',
    ],
    figure:
      'Bo s’intéresse à la tuile verte de Cleo, annoncée à 12, prix 9. Elle ne porte qu’un cristal : elle vaut 6.',
  },
  outcomes: {
    buys: 'Bo achète',
    banks: 'Bo banque',
    credits: (signed) => `crédits ${signed}`,
    tile: (signed) => `tuile ${signed}`,
    nothing: 'pas de tuile',
    ahead: (points) => `Bo a ${points} d’avance sur Cleo.`,
    behind: (points) => `Bo a ${points} de retard sur Cleo.`,
    even: 'Bo et Cleo sont à égalité.',
  },
  trial: {
    title: 'À vous d’essayer',
    text: 'Vous êtes Cleo : vous connaissez la tuile, pas Bo. Changez l’annonce et le prix pour voir ce que donnerait chaque choix.',
    tile: 'La tuile',
    claim: 'Votre annonce',
    price: 'Prix',
    honest: 'Une annonce honnête.',
    over: 'Un bluff : vous annoncez plus qu’elle ne vaut.',
    under: 'Un bluff : vous annoncez moins qu’elle ne vaut.',
    high: 'Le prix dépasse la moitié de sa valeur : vous espérez que Bo achète.',
    low: 'Le prix est inférieur à la moitié de sa valeur : vous espérez que Bo banque.',
    fair: 'Le prix est exactement la moitié de sa valeur : les deux choix se valent, sauf si un trophée est en jeu.',
  },
  trophies: {
    title: 'Collections et trophées',
    text: 'Une tuile qui rejoint une collection est retournée devant tout le monde. Les tuiles orange, vertes et roses restent visibles ; les bleues et les faux forment deux piles dont on ne voit que le dessus.',
    claiming:
      'Quand une vraie tuile orange, verte ou rose rejoint votre collection, même pendant le tour d’un autre, vous pouvez revendiquer un trophée de cette couleur si vous remplissez sa condition. Vous pouvez avoir un trophée par couleur. Vous pouvez aussi en attendre un meilleur : l’occasion reviendra avec votre prochaine tuile de cette couleur.',
    conditions: {
      green: 'Ce nombre de vraies tuiles vertes, quels que soient leurs cristaux.',
      orange: 'Deux tuiles à un cristal, deux à deux cristaux, ou une de chaque sorte.',
      pink: 'Ce nombre de cristaux roses en tout.',
      blue: 'Attribués à la fin aux deux joueurs qui ont le plus de cristaux bleus. Égalité en tête : personne n’en reçoit. Égalité pour la deuxième place : seul le premier est attribué.',
    },
  },
  powers: {
    title: 'Les faux et les pouvoirs',
    text: 'Un faux cristal coûte 3 points et ne compte pas pour les trophées. Mais quand il rejoint votre collection, votre jeton de pouvoir devient actif. Tous les joueurs ont le même pouvoir, choisi ou tiré au sort avant la partie. L’utiliser rend le jeton inactif.',
    spy: 'À tout moment de l’échange, regardez une tuile sur n’importe quel étal. Tout le monde voit laquelle, mais personne d’autre ne voit ce que c’est.',
    negotiator:
      'Dans votre offre, posez le jeton dans une colonne au lieu d’un prix. Le joueur qui choisit cette tuile propose une somme d’au moins 1. Vous vendez alors la tuile à ce prix, ou vous payez la même somme et la gardez.',
    recycler:
      'Juste après votre tour, échangez une tuile de votre collection contre une tuile écartée, dont vous ne voyez que la couleur. Elle peut rapporter un trophée aussitôt, mais si c’est un faux, elle n’active pas votre jeton.',
    preemptor:
      'À partir de trois joueurs : quand un autre joueur choisit une offre qui n’est pas la vôtre, achetez-la à sa place et donnez-lui une vraie tuile de votre collection. Son tour est terminé, les vôtres ne changent pas. Si plusieurs joueurs veulent préempter, le premier après lui dans le sens horaire l’emporte.',
    vanguard:
      'Pendant l’échange, posez le jeton devant l’offre d’un autre joueur : personne d’autre ne peut la choisir, et vous devez le faire lors d’un de vos tours de cette manche. Si plusieurs veulent la même offre, elle va au plus proche du premier joueur.',
  },
  end: {
    title: 'La fin',
    text: 'Après chaque manche, tout le monde pioche deux tuiles, et le joueur suivant dans le sens horaire devient premier joueur. La manche qui commence avec des réserves vides est la dernière : la huitième à deux joueurs, la sixième à trois ou quatre, la cinquième à cinq. Les deux tuiles qui restent en main ne comptent pas.',
    winning:
      'Le plus haut score l’emporte. En cas d’égalité, c’est le joueur qui a le plus de vraies tuiles ; sinon, la victoire est partagée.',
    figure: 'Le score d’Ann. Bo a un cristal bleu, Ann en a trois.',
    trophies: 'Trophées',
    tiles: 'Tuiles',
    fakes: 'Faux',
    credits: 'Crédits',
    score: 'Score',
  },
  plan: {
    title: 'Coups conditionnels',
    text: 'Dans une partie par correspondance, ou sans pendule, « Préparer un coup » sous le plateau vous permet de donner des ordres pour une manche : quoi acheter ou banquer, et à quel prix. Ils sont exécutés quand vient votre tour ; ce qu’ils ne prévoient pas vous attend. Personne d’autre ne voit votre plan, et vous pouvez le modifier ou le supprimer à tout moment.',
  },
  controls: {
    title: 'Commandes',
    text: 'Sélectionnez une tuile de votre main, puis une place sur votre étal, ou faites-la glisser. Le prix est la moitié de votre annonce tant que vous ne le changez pas. Pendant l’échange, sélectionnez une tuile sur un étal pour voir ce que l’acheter ou la banquer vous coûterait et vous rapporterait. Sélectionnez un trophée pour voir qui s’en approche, et la rangée de cristaux sous un étal pour voir cette collection.',
    time: 'Si votre temps est écoulé, une offre au hasard est faite pour vous au prix de 1, l’offre la plus chère est banquée, le meilleur trophée est revendiqué, les sommes proposées sont acceptées et les pouvoirs sont passés.',
    hints: 'Revoir les conseils pour débutants',
    hintsOn: 'Les conseils sont réactivés.',
  },
};
