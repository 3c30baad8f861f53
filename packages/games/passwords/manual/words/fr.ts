import type { ManualWords } from './en.ts';

export const fr: ManualWords = {
  lead: 'Dites un mot, faites une fois le tour des coffres et laissez des pierres sur ses lettres. À la fin, qui a le moins de pierres gagne.',
  circle: {
    title: 'Le cercle',
    text: 'Sept coffres forment un cercle. Chacun porte une lettre et a deux, trois ou quatre cases pour les pierres. Les 45 autres coffres attendent dans une pile dont personne ne connaît l’ordre.',
    stones: 'Tout le monde commence avec autant de pierres : 20 à deux joueurs, 18 à trois, 15 à quatre, 12 à cinq.',
    empty: 'quatre cases, toutes libres',
    begun: 'deux pierres, une case libre',
    full: 'plein : il se verrouille',
  },
  turn: {
    title: 'Un tour',
    rules: [
      'Dites un mot qui commence par la lettre d’un coffre, et posez une pierre sur ce coffre. Si plusieurs portent la lettre, choisissez.',
      'De là, avancez dans le sens horaire ou antihoraire, un seul tour au plus. Sur chaque coffre vous posez une pierre au plus.',
      'Les lettres où vous posez se suivent dans l’ordre du mot. Vous pouvez omettre des lettres et passer des coffres. Une lettre qui est deux fois dans le mot peut servir deux fois.',
      'Vous ne pouvez pas poser plus de pierres que vous n’en avez, et vous pouvez en poser moins que le mot ne le permet.',
      'Vous pouvez aussi passer.',
    ],
    figure: (word) =>
      `Ann dit ${word}. Partie du G dans le sens antihoraire, elle passe I et T et pose sur R, I, E et S : cinq pierres.`,
  },
  trial: {
    title: 'À vous d’essayer',
    text: (first, second) =>
      `Ann a dit ${first}, Bo ${second}, et c’est à vous. Tapez un mot et voyez où il mène. Appuyez sur un coffre pour l’omettre ou pour le prendre. Ici, aucun dictionnaire n’est consulté.`,
    tries: 'Des mots à essayer',
  },
  locking: {
    title: 'Verrouiller des coffres',
    text: 'Un coffre plein à la fin de votre tour se verrouille. Ses pierres vont dans la boîte, à l’abri pour de bon, à qui qu’elles soient. Vous gardez la carte, et une nouvelle carte de la pile prend sa place.',
    tip: 'Les autres peuvent donc sauver vos pierres, et vous les leurs. Seules les pierres dans la boîte ne comptent plus.',
    figure: (word) =>
      `Cleo dit ${word}, dans le sens horaire à partir du T. Le I du bas a maintenant trois pierres : elle le verrouille. Le E en a trois aussi, mais une quatrième case : il reste.`,
  },
  words: {
    title: 'Quels mots',
    rules: [
      'Il est dans le dictionnaire et a au moins deux lettres.',
      'Personne ne l’a encore dit dans cette partie.',
      'Il ne contient aucun mot déjà dit : après PORT, ni PORTE ni TRANSPORT.',
      'Il n’a la racine d’aucun mot déjà dit : après CHANTER, pas de CHANTAIT.',
    ],
    tip: 'Attention aux mots courts : après EN, tous les mots où se trouve EN sont exclus.',
    strict:
      'Dans une partie stricte, comme d’ordinaire, un mot faux coûte le tour : rien n’est posé, et tout le monde apprend pourquoi. Il n’est pas usé et n’exclut aucun autre mot.',
    gentle:
      'Dans une partie douce, un mot faux est refusé avec la raison, et vous réessayez jusqu’à la fin de votre temps. Alors vous passez.',
  },
  end: {
    title: 'La fin',
    text: 'Qui n’a plus de pierre en main après son tour met aussitôt fin à la partie. Elle finit aussi quand tout le monde a passé deux fois de suite.',
    counting:
      'Chacun compte ses pierres en main et celles qui sont sur le cercle. Le moins de pierres gagne. À égalité, le plus de coffres ; si l’égalité persiste, la victoire est partagée.',
    figure: 'Ann a posé sa dernière pierre, mais quatre des siennes sont sur le cercle. Bo gagne.',
  },
  languages: {
    title: 'Langues',
    text: 'Une table choisit la langue de ses mots : anglais, français ou néerlandais, quelle que soit celle de votre écran. Chacune a son dictionnaire et ses 52 coffres, selon la fréquence des lettres. Les mots s’écrivent sans accents : É devient E, Œ devient OE.',
  },
  controls: {
    title: 'À l’écran',
    text: 'Tapez votre mot, même pendant que les autres cherchent le leur. Le plus long parcours est tracé aussitôt. Appuyez sur un coffre pour l’omettre ou pour le prendre, et sur le premier pour partir d’un autre qui porte sa lettre. Un pointillé montre le parcours dans l’autre sens. Pour passer, appuyez deux fois. On peut chercher parmi les mots dits.',
    help: 'Si vous ne jouez qu’avec des robots, des conseils vous attendent à côté du plateau. Après la partie, l’analyse montre le meilleur mot de chaque tour.',
    keys: [
      ['A – Z', 'taper le mot, où que vous soyez'],
      ['Retour arrière', 'effacer une lettre'],
      ['↑', 'aller dans l’autre sens'],
      ['↓', 'partir d’un autre coffre, ou changer de sens'],
      ['Tab', 'aller aux coffres et aux boutons'],
      ['Espace', 'appuyer sur le coffre choisi'],
      ['Entrée', 'dire le mot'],
    ],
  },
};
