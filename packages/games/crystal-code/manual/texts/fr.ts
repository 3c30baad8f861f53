import type { ManualTexts } from './en.ts';

export const fr: ManualTexts = {
  lead: 'Construisez la machine en état de marche qui porte le plus de cristaux. Cristaux et cartes se gagnent en neuf courses : enchaînez vos cinq tuiles plus vite que les autres.',
  race: {
    title: 'La course',
    text: 'À chacune des neuf courses, chaque joueur reçoit cinq tuiles, face cachée. Quand tout le monde est prêt, toutes les tuiles sont révélées en même temps et le sablier est retourné. Assemblez vos cinq tuiles en une seule chaîne :',
    rules: [
      'Là où deux tuiles se touchent, les deux côtés doivent montrer le même symbole, au moins six fois en tout.',
      'Sur une tuile qui en touche deux autres, laissez au moins un côté libre entre les deux côtés accolés.',
    ],
    pair: 'Trois montagnes et quatre font sept : ces deux tuiles vont ensemble.',
    apart: 'un côté libre entre les deux',
    adjacent: 'deux côtés voisins',
    done: 'Annoncez « Fini ! » quand vos cinq tuiles sont assemblées. Le premier joueur avec une chaîne juste gagne la course ; les autres continuent jusqu’à la fin du temps. Les chaînes ne sont vérifiées qu’à la fin de la course : une chaîne fausse ne rapporte rien, et « Fini ! » est définitif. Presque toutes les mains peuvent être enchaînées, souvent de plusieurs façons. Si vous ne trouvez rien, vous pouvez abandonner.',
  },
  trial: {
    title: 'À vous d’essayer',
    text: 'Appuyez sur une tuile pour la tourner d’un côté. Trouvez les deux côtés qui vont ensemble.',
    left: 'Tourner la tuile de gauche',
    right: 'Tourner la tuile de droite',
    fits: (one, other, sum) => `${one} et ${other} : ${sum} en tout. Elles vont ensemble !`,
    few: (one, other, sum) => `${one} et ${other} : le même symbole, mais seulement ${sum}.`,
    kinds: (one, other) => `${one} et ${other} : deux symboles différents.`,
  },
  prizes: {
    title: 'Les salles et les gains',
    text: 'Il y a huit salles, et chacune contient un cristal de plus qu’il n’y a de joueurs. Chaque course se joue pour les cristaux de la salle suivante. Le vainqueur prend deux cristaux et pioche deux cartes ; chaque autre joueur qui a une chaîne juste à temps prend un cristal et pioche une carte. Le reste va dans la salle finale.',
    figure: 'Trois joueurs, donc quatre cristaux : le dernier va dans la salle finale.',
    notes: ['juste, 0:21', 'juste, 0:34', 'fausse, 0:18'],
    nothing: 'rien',
    gain: (crystals, cards) =>
      `${crystals < 2 ? `${crystals} cristal` : `${crystals} cristaux`}, ${cards < 2 ? `${cards} carte` : `${cards} cartes`}`,
  },
  final: {
    title: 'La finale',
    text: 'Les deux dernières courses se jouent pour la salle finale. La première rapporte comme d’habitude. Gagnez les deux et vous raflez tout : les autres joueurs qui ont une chaîne juste prennent chacun un cristal et une carte, puis vous prenez tous les cristaux restants et piochez autant de cartes, au moins deux. Si quelqu’un d’autre gagne la dernière course, elle rapporte comme d’habitude et les cristaux restants sont perdus.',
    figure: 'Il reste dix cristaux pour la dernière course, et Ann gagne encore.',
    notes: ['gagne les deux', 'termine', 'termine'],
  },
  machine: {
    title: 'Construire sa machine',
    text: 'Vous commencez avec trois cartes. Après chaque course, tout le monde construit en même temps et en secret. Les machines sont révélées quand chacun a fini.',
    rules: [
      'Posez autant de cartes que vous voulez, bord à bord avec votre machine et dans le sens de votre choix. Là où des cartes se touchent, une ligne doit toucher une ligne et un bord vide un bord vide, et au moins une ligne doit être reliée.',
      'Placez tous les cristaux que vous venez de gagner sur des emplacements libres : posez donc assez de cartes. Des cristaux ne sont perdus que si aucun emplacement n’est libre et que vous ne pouvez poser aucune carte qui en ait un.',
      'Une carte posée ne peut plus être déplacée ni retirée.',
      'Si vous ne posez aucune carte, vous pouvez en défausser deux et en piocher une.',
    ],
    functions:
      'Une machine fonctionne si elle est fermée (aucune ligne ne mène nulle part) et remplie (un cristal sur chaque emplacement). Un cristal imprimé compte comme un autre. Une machine fermée ne peut plus grandir : ne fermez pas la vôtre trop tôt.',
    figure:
      'Une machine qui fonctionne : neuf cristaux, dont deux imprimés, sur six cartes. À côté, la même machine inachevée.',
  },
  end: {
    title: 'Gagner la partie',
    rules: [
      'Après la neuvième course, la machine qui fonctionne avec le plus de cristaux gagne.',
      'En cas d’égalité, la machine qui a le moins de cartes l’emporte, puis la main la plus fournie ; sinon, la victoire est partagée.',
      'Si aucune machine ne fonctionne, on les compare toutes de la même façon.',
    ],
  },
  apart: {
    title: 'Jouer sur plusieurs jours',
    text: 'Avec l’option « Chacun fait la course quand il veut », pas besoin d’être en ligne ensemble. Lancez votre course quand vous avez un moment tranquille : votre sablier démarre alors, et seul votre temps compte. Personne ne voit les résultats des autres avant que tout le monde ait fini.',
  },
  untimed: {
    title: 'Sans sablier',
    text: 'Avec l’option « Sans sablier : chaque chaîne juste compte », vous prenez votre temps et peu importe qui finit en premier. Les chaînes sont vérifiées quand tout le monde a remis la sienne. Toutes les chaînes justes gagnent autant : 2 cristaux et 2 cartes si la salle en a assez pour tous, sinon 1 de chaque. Personne ne rafle la finale. Le réglage « À l’oreille » l’active contre les robots, pour jouer avec un lecteur d’écran. Ces parties ne sont pas classées.',
  },
  daily: {
    title: 'Le défi du jour',
    text: 'Chaque jour, une main, la même pour tous, et toujours possible à enchaîner. Le chrono tourne du moment où vous l’ouvrez jusqu’à votre première chaîne juste. Une chaîne fausse ne fait perdre que du temps.',
  },
  controls: {
    title: 'Commandes',
    race: 'Pendant la course',
    raceText:
      'Glissez une tuile près d’une autre : elle se colle au côté le plus proche. Ou touchez un côté d’une tuile, puis un côté d’une autre, pour les assembler. Tournez une tuile avec son bouton rond, d’un double appui ou avec la molette. La petite plaque près d’un joint indique combien de symboles s’y rencontrent ; glissez-la pour déplacer d’un coup toutes les tuiles assemblées.',
    build: 'Pendant la construction',
    buildText:
      'Appuyez sur une carte de votre main pour la prendre, encore une fois pour la tourner, puis sur une case qui brille, ou glissez-y la carte. Appuyez sur une carte prévue pour la reprendre. Glissez, pincez ou utilisez la molette pour voir toute la machine ; appuyez sur la machine d’un autre joueur pour la regarder. Rien n’est définitif tant que vous n’avez pas confirmé.',
    time: 'Si le temps s’écoule pendant que vous construisez, votre machine est construite à votre place. Une course n’attend pas longtemps non plus : 30 secondes après le premier joueur prêt, elle part pour tout le monde.',
  },
};
