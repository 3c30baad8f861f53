import type { ManualWords } from './en.ts';

export const fr: ManualWords = {
  lead: 'Présentez des tuiles à un prix qui est aussi une mise, et jugez celles des autres : achetez la tuile, ou banquez la mise.',
  tiles: {
    title: 'Tuiles et crédits',
    text: 'Il y a 68 tuiles de quatre couleurs. Le dos montre la couleur, jamais les cristaux : un faux ressemble à toute autre tuile. Chacun a 35 crédits et une réserve de tuiles, et en pioche quatre. Les tuiles qui ne sont dans aucune réserve sont écartées, faces cachées.',
    back: 'le dos',
    copies: (copies) => `${copies} par couleur`,
    worth: (value) => `vaut ${value}`,
  },
  offer: {
    title: 'L’offre',
    text: 'En secret, et tous en même temps, les joueurs posent deux tuiles de leur main sur leur étal : une par colonne, sur la ligne de la valeur qu’ils annoncent. L’annonce peut être un mensonge, la couleur jamais.',
    prices:
      'Puis chacun engage un prix sur chaque tuile : au moins 1 crédit de sa bourse. Avec un seul crédit, l’un des deux prix est 0 ; sans crédit, les deux. Les offres se montrent quand toutes sont prêtes.',
    figure: 'Cleo annonce 12 pour une tuile verte, au prix de 9, et 6 pour une orange, à 4. Il lui reste 22 crédits.',
  },
  exchange: {
    title: 'L’échange',
    text: 'Dans le sens horaire à partir du premier joueur, chacun fait une transaction, puis chacun une seconde, jusqu’à ce que les étals soient vides. Choisissez l’offre d’un autre joueur et faites l’une de ces deux choses.',
    rules: [
      'Acheter : vous payez le prix au vendeur, qui reprend aussi sa mise. La tuile rejoint votre collection. Il faut pouvoir payer.',
      'Banquer : vous prenez la mise. La tuile rejoint la collection du vendeur.',
      'Si vous ne pouvez choisir l’offre d’aucun autre joueur, vous remballez : une des vôtres revient avec sa mise, et sa tuile rejoint votre collection.',
    ],
    figure: 'Bo regarde la tuile verte de Cleo, annoncée 12, prix 9. Elle porte un cristal : elle vaut 6.',
  },
  outcomes: {
    buys: 'Bo achète',
    banks: 'Bo banque',
    credits: (signed) => `crédits ${signed}`,
    tile: (signed) => `tuile ${signed}`,
    nothing: 'pas de tuile',
    ahead: (points) => `Bo a ${points} d’avance sur Cleo.`,
    behind: (points) => `Bo a ${points} de retard sur Cleo.`,
    even: 'Personne n’est devant.',
  },
  trial: {
    title: 'À vous d’essayer',
    text: 'Vous êtes Cleo : vous connaissez la tuile, Bo non. Changez l’annonce et le prix, et voyez ce que donnerait chaque choix.',
    tile: 'La tuile est',
    claim: 'Vous annoncez',
    price: 'Prix',
    honest: 'Une annonce honnête.',
    over: 'Un bluff : vous annoncez plus qu’elle ne vaut.',
    under: 'Un bluff : vous annoncez moins qu’elle ne vaut.',
    dear: 'Le prix dépasse la moitié de sa valeur : vous espérez que Bo achète.',
    cheap: 'Le prix est sous la moitié de sa valeur : vous espérez que Bo banque.',
    fair: 'Le prix est la moitié de sa valeur : c’est égal à tous deux, sauf si un trophée est proche.',
  },
  trophies: {
    title: 'Collections et trophées',
    text: 'Une tuile qui rejoint une collection est retournée devant tous. L’orange, le vert et le rose restent alors visibles ; les bleues et les faux forment deux piles dont seul le dessus se voit.',
    claiming:
      'Quand une vraie tuile orange, verte ou rose rejoint votre collection, à n’importe quel tour, vous pouvez revendiquer un trophée de sa couleur si vous remplissez sa condition. Vous pouvez en détenir un par couleur. Vous pouvez aussi en attendre un meilleur : l’occasion revient avec votre prochaine tuile de cette couleur.',
    conditions: {
      green: 'Autant de vraies tuiles vertes, quels que soient leurs cristaux.',
      orange: 'Deux tuiles d’un cristal, deux de deux, ou une de chaque sorte.',
      pink: 'Autant de cristaux roses en tout.',
      blue: 'Donnés à la fin, pour le plus de cristaux bleus et pour le second. Égalité en tête : personne n’en reçoit. Égalité au second rang : seul le premier est donné.',
    },
  },
  powers: {
    title: 'Les faux et le pouvoir',
    text: 'Un faux coûte 3 points et ne donne pas de trophée. Mais quand il en arrive un dans votre collection, votre jeton de pouvoir devient actif. Un seul pouvoir vaut pour toute la table ; s’en servir rend le jeton inactif.',
    spy: 'À tout moment de l’échange, regardez une tuile sur n’importe quel étal. Tous voient laquelle, vous seul apprenez ce que c’est.',
    negotiator:
      'Dans votre offre, posez le jeton sur une colonne à la place du prix. Qui choisit cette tuile propose une somme, au moins 1 : vous vendez la tuile pour cette somme, ou vous en payez autant et la gardez.',
    recycler:
      'Juste après votre propre transaction, échangez une tuile de votre collection contre une tuile écartée, dont vous ne voyez que la couleur. Elle peut donner un trophée aussitôt, mais si c’est un faux, elle n’active pas votre jeton.',
    preemptor:
      'Quand un autre joueur choisit une offre qui n’est pas la vôtre, achetez-la à sa place et donnez-lui une vraie tuile de votre collection. Son tour est fini et les vôtres restent ; de plusieurs, le premier après lui dans le sens horaire achète.',
    vanguard:
      'Pendant l’échange, posez le jeton devant l’offre d’un autre joueur : vous seul pouvez la choisir, et vous le devez, avec une de vos transactions de cette manche. Si plusieurs veulent la même, le plus proche du premier joueur l’obtient.',
  },
  end: {
    title: 'La fin',
    text: 'Après une manche, chacun pioche deux tuiles, et le joueur suivant dans le sens horaire devient premier. La manche qui commence avec des réserves vides est la dernière : la huitième à deux joueurs, la sixième à trois ou quatre, la cinquième à cinq. Les deux tuiles qui restent en main ne comptent pas.',
    winning:
      'Le plus haut score gagne ; à égalité, celui qui a le plus de vraies tuiles. Si l’égalité persiste, la victoire est partagée.',
    figure: 'Le décompte d’Ann. Bo a un cristal bleu, Ann trois.',
    trophies: 'Trophées',
    tiles: 'Tuiles',
    fakes: 'Faux',
    credits: 'Crédits',
    score: 'Score',
  },
  plan: {
    title: 'Prévoir des coups',
    text: 'Dans une partie sur plusieurs jours, ou sans pendule, « Prévoir des coups » sous le plateau vous permet de dire ce que vous achetez ou banquez, et à quel prix, sans qu’on vous le demande. Cela vaut pour une manche ; ce qui ne répond à aucun souhait vous attend. Personne d’autre n’en sait rien, et vous pouvez changer ou retirer votre plan à tout moment.',
  },
  controls: {
    title: 'À l’écran',
    text: 'Touchez une tuile de votre main, puis une place de votre étal ; ou glissez-la. Un prix est la moitié de votre annonce tant que vous ne le changez pas. Pendant l’échange, touchez une tuile sur un étal : avant de décider, vous lisez ce que l’achat et la banque coûteraient et rapporteraient. Touchez un trophée pour voir qui en est proche, et la rangée de cristaux sous un étal pour voir cette collection.',
    time: 'Si votre temps est écoulé, une offre au hasard est faite pour vous au prix de 1, l’offre la plus chère est banquée, le meilleur trophée est revendiqué et les pouvoirs sont passés.',
    keys: [
      ['1 – 4', 'prendre une tuile de la main'],
      ['← → ↑ ↓', 'aller de place en place sur l’étal'],
      ['Entrée', 'y poser la tuile'],
      ['+ −', 'changer le prix de la colonne'],
      ['Retour arrière', 'reprendre la tuile'],
      ['Tab', 'aller aux offres, aux trophées et aux choix'],
    ],
    hints: 'Revoir les conseils de la première partie',
    hintsOn: 'Les conseils reviendront.',
  },
};
