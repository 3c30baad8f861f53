import type { ManualTexts } from './en.ts';

export const fr: ManualTexts = {
  lead: 'Débarrassez-vous de vos pierres : jouez un mot, faites une fois le tour des coffres et posez des pierres sur ses lettres. À la fin, le joueur qui a le moins de pierres gagne.',
  circle: {
    title: 'Le cercle',
    text: 'Sept coffres forment un cercle. Chacun porte une lettre et a deux, trois ou quatre cases pour les pierres. Les 45 autres coffres forment la pioche, face cachée.',
    stones: 'Chaque joueur commence avec 20 pierres à deux, 18 à trois, 15 à quatre et 12 à cinq.',
    empty: 'quatre cases libres',
    begun: 'deux pierres, une case libre',
    full: 'plein : il se verrouille',
  },
  turn: {
    title: 'Votre tour',
    rules: [
      'Jouez un mot qui commence par la lettre d’un coffre, et posez une pierre sur ce coffre. Si plusieurs coffres portent cette lettre, choisissez-en un.',
      'De là, avancez dans le sens horaire ou antihoraire, sans dépasser un tour. Posez au plus une pierre par coffre.',
      'Les lettres sur lesquelles vous posez des pierres doivent suivre l’ordre du mot. Vous pouvez sauter des lettres et des coffres. Une lettre présente deux fois dans le mot peut servir deux fois.',
      'Vous ne pouvez pas poser plus de pierres que vous n’en avez, mais vous pouvez en poser moins que le mot ne le permet.',
      'Vous pouvez aussi passer.',
    ],
    figure: (word) =>
      `Ann joue ${word}. Elle part du G dans le sens antihoraire, saute I et T, et pose sur R, I, E et S : cinq pierres en tout.`,
  },
  trial: {
    title: 'À vous d’essayer',
    text: (first, second) =>
      `Ann a joué ${first} et Bo ${second}. C’est à vous : tapez un mot et voyez où il mène. Appuyez sur un coffre pour l’ajouter ou le retirer. Ici, les mots ne sont pas vérifiés dans le dictionnaire.`,
    tries: 'Mots à essayer',
  },
  locking: {
    title: 'Verrouiller des coffres',
    text: 'Un coffre plein à la fin de votre tour est verrouillé. Ses pierres vont dans la boîte et ne comptent plus, quel que soit leur propriétaire. Vous gardez la carte, et un nouveau coffre de la pioche la remplace.',
    tip: 'Les autres peuvent donc sauver vos pierres, et vous les leurs. Les pierres du cercle, elles, comptent toujours.',
    figure: (word) =>
      `Cleo joue ${word}, dans le sens horaire à partir du T. Le I du bas a maintenant trois pierres : elle le verrouille. Le E en a trois aussi, mais il a une quatrième case : il reste.`,
  },
  words: {
    title: 'Mots autorisés',
    rules: [
      'Le mot est dans le dictionnaire et a au moins deux lettres.',
      'Personne ne l’a encore joué dans cette partie.',
      'Il ne contient aucun mot déjà joué : après PORT, ni PORTE ni TRANSPORT.',
      'Il n’a pas la même racine qu’un mot déjà joué : après CHANTER, pas de CHANTAIT.',
    ],
    tip: 'Les mots courts en excluent beaucoup d’autres : après EN, plus aucun mot contenant EN n’est permis.',
    strict:
      'En partie stricte (le réglage habituel), un mot invalide fait perdre le tour : vous ne posez aucune pierre, et tout le monde voit pourquoi. Ce mot n’est pas considéré comme joué et n’en exclut aucun autre.',
    gentle:
      'En partie souple, un mot invalide est refusé avec la raison, et vous pouvez réessayer tant qu’il vous reste du temps. Sinon, vous passez.',
    missing:
      'Votre mot manque au dictionnaire ? Tapez-le et choisissez « Demander aux autres », une fois par tour. Si tous sont d’accord, il compte pour tout le monde dans cette partie, et vous pouvez le jouer. En partie stricte, un refus fait perdre le tour. Les bots acceptent une fois par joueur, si le mot est vraisemblable.',
  },
  end: {
    title: 'Fin de la partie',
    text: 'La partie s’arrête dès qu’un joueur n’a plus de pierre en main à la fin de son tour. Elle s’arrête aussi quand tout le monde a passé deux fois de suite.',
    counting:
      'Chacun compte ses pierres en main et sur le cercle. Celui qui en a le moins gagne. À égalité, celui qui a le plus de coffres l’emporte ; si l’égalité persiste, la victoire est partagée.',
    equal:
      'Avec l’option « tours égaux », on finit d’abord la manche : tout le monde aura joué autant de fois. Pour que commencer ne décide de rien, on tire au sort qui commence chaque manche ; un joueur peut donc jouer deux fois de suite.',
    figure: 'Ann a posé sa dernière pierre, mais quatre de ses pierres sont encore sur le cercle. Bo gagne.',
  },
  languages: {
    title: 'Langues',
    text: 'Chaque table choisit la langue de ses mots : anglais, français ou néerlandais, quelle que soit celle de votre écran. Chaque langue a son dictionnaire et ses 52 coffres, selon la fréquence des lettres. Les mots s’écrivent sans accents : É devient E, Œ devient OE.',
  },
  controls: {
    title: 'Commandes',
    text: 'Tapez votre mot quand vous voulez, même pendant que les autres cherchent le leur. Le plus long parcours s’affiche aussitôt. Appuyez sur un coffre pour l’ajouter ou le retirer, ou sur le premier pour partir d’un autre coffre qui porte la même lettre. Un pointillé montre le parcours dans l’autre sens. Pour passer, appuyez deux fois sur le bouton. Vous pouvez chercher parmi les mots joués.',
    help: 'Si vous jouez seulement contre des robots, vous pouvez demander des indices à côté du plateau. Après la partie, l’analyse montre le meilleur mot de chaque tour.',
  },
};
