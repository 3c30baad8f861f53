import type { ManualWords } from './en.ts';

export const fr: ManualWords = {
  lead: 'Enchaînez vos cinq tuiles plus vite que les autres, gagnez cristaux et cartes, et construisez la machine qui en porte le plus.',
  race: {
    title: 'La course',
    text: 'Neuf fois, chacun reçoit cinq tuiles, face cachée. Quand tous sont prêts, elles se retournent pour tous à la fois et le sablier coule. Posez vos cinq tuiles en une seule file :',
    rules: [
      'Là où deux tuiles se touchent, les deux côtés montrent le même symbole, et au moins six en tout.',
      'Sur une tuile qui en touche deux autres, au moins un côté reste libre entre les deux qui touchent.',
    ],
    pair: 'Trois montagnes et quatre : sept pareilles. Ces deux-là tiennent.',
    apart: 'un côté libre entre les deux',
    adjacent: 'deux côtés voisins',
    done: 'Dites « Fini ! » quand les cinq se tiennent. Le premier qui a une chaîne juste gagne la course, et les autres continuent jusqu’à la fin du sablier. Rien n’est vérifié avant : une chaîne fausse ne gagne rien, et ce qui est dit est dit. Presque toutes les mains peuvent être enchaînées, souvent de plusieurs façons ; si vous ne trouvez rien, vous pouvez abandonner.',
  },
  trial: {
    title: 'Essayez',
    text: 'Appuyez sur une tuile pour la tourner d’un côté. Trouvez les côtés par lesquels ces deux-là tiennent.',
    left: 'Tourner la tuile de gauche',
    right: 'Tourner la tuile de droite',
    fits: (one, other, sum) => `${one} et ${other} : ${sum}. Elles tiennent.`,
    few: (one, other, sum) => `${one} et ${other} : le même symbole, mais ${sum} seulement.`,
    kinds: (one, other) => `${one} et ${other} : pas le même symbole.`,
  },
  prizes: {
    title: 'Les prix et les salles',
    text: 'Huit salles contiennent chacune un cristal de plus qu’il n’y a de joueurs. Chaque course se joue pour la salle suivante. Le gagnant prend deux cristaux et pioche deux cartes ; tous les autres qui ont une chaîne juste à temps prennent un cristal et une carte. Le reste va à la salle finale.',
    figure: 'Trois joueurs, donc quatre cristaux : le dernier va à la salle finale.',
    notes: ['juste, 0:21', 'juste, 0:34', 'fausse, 0:18'],
    nothing: 'rien',
    gain: (crystals, cards) =>
      `${crystals < 2 ? `${crystals} cristal` : `${crystals} cristaux`}, ${cards < 2 ? `${cards} carte` : `${cards} cartes`}`,
  },
  final: {
    title: 'La finale et sa rafle',
    text: 'Les deux dernières courses se jouent pour la salle finale. La première paie comme toujours. Qui gagne les deux rafle la salle : les autres qui ont une chaîne juste prennent un cristal et une carte chacun, puis le gagnant prend tous les cristaux qui restent, et autant de cartes. Si un autre gagne la dernière course, elle paie comme toujours et le reste est perdu.',
    figure: 'Il reste dix cristaux pour la dernière course, et Ann gagne encore.',
    notes: ['gagne les deux', 'finit', 'finit'],
  },
  machine: {
    title: 'Construire une machine',
    text: 'Vous commencez avec trois cartes. Après chaque course, tous construisent en même temps et en secret ; tout se montre quand chacun a fini.',
    rules: [
      'Posez autant de cartes que vous voulez, bord à bord avec votre machine, tournées comme vous voulez. Là où des cartes se touchent, ligne va contre ligne ou vide contre vide, et au moins une ligne doit en rejoindre une autre.',
      'Tous les cristaux que vous venez de gagner vont sur des places libres : posez donc assez de cartes. Ils ne sont perdus que si aucune place n’est libre et qu’aucune carte avec une place ne peut être posée.',
      'Ce qui est posé reste posé : rien n’est déplacé ni retiré plus tard.',
      'Si vous ne posez rien, vous pouvez défausser deux cartes et en piocher une.',
    ],
    functions:
      'Une machine fonctionne si elle est fermée, sans ligne qui mène dans le vide, et remplie : un cristal sur chaque place. Un cristal imprimé compte comme un autre. Mais une machine fermée ne grandit plus : ne la fermez pas trop tôt.',
    figure: 'Neuf cristaux, dont deux imprimés, sur six cartes ; et la même machine, inachevée.',
  },
  end: {
    title: 'Gagner',
    rules: [
      'Après la neuvième course, la machine qui fonctionne et porte le plus de cristaux gagne.',
      'À égalité, celle qui a le moins de cartes, puis qui a le plus de cartes en main ; encore à égalité, la victoire est partagée.',
      'Si aucune machine ne fonctionne, toutes se comparent de la même façon.',
    ],
  },
  apart: {
    title: 'Des courses sur plusieurs jours',
    text: 'Avec « chacun fait la course à son heure », personne n’a besoin d’être là ensemble. Ouvrez la manche quand vous avez une minute tranquille : votre propre sablier part alors, et seul votre temps compte. Personne ne voit comment les autres s’en sont tirés avant que tous aient fini.',
  },
  daily: {
    title: 'La donne du jour',
    text: 'Chaque jour, il y a une main, la même pour tous, et elle peut être enchaînée. Votre temps court du moment où vous l’ouvrez jusqu’à votre première chaîne juste ; une fausse ne coûte que du temps.',
  },
  controls: {
    title: 'À l’écran',
    race: 'Pendant une course',
    raceText:
      'Glissez une tuile près d’une autre : elle se colle au côté le plus proche. Ou touchez un côté d’une tuile puis un côté d’une autre, et elles se joignent. Tournez une tuile avec son bouton rond, d’un double appui ou avec la molette. Glissez la petite plaque près d’un joint pour déplacer tout ce qui se tient ; elle dit aussi combien de symboles s’y rencontrent.',
    raceKeys: [
      ['1 – 5', 'choisir une tuile'],
      ['← →', 'l’ajouter au bout gauche ou droit de la file'],
      ['↑ ↓', 'passer au côté suivant de sa voisine'],
      [', .', 'la tourner d’un côté'],
      ['Retour arrière', 'la sortir de la file'],
      ['Échap', 'lâcher'],
      ['Entrée', 'Fini !'],
    ],
    build: 'Pendant que vous construisez',
    buildText:
      'Appuyez sur une carte de votre main pour la prendre, encore une fois pour la tourner, puis sur une place qui brille ; ou glissez-y la carte. Appuyez sur une carte prévue pour la reprendre. Glissez, pincez ou roulez la machine pour la voir en entier ; appuyez sur celle d’un autre pour la regarder. Rien ne compte avant que vous confirmiez.',
    buildKeys: [
      ['1 – 9', 'prendre une carte ; encore : la tourner'],
      ['← → ↑ ↓', 'aller de place en place'],
      [', .', 'tourner la carte'],
      ['Entrée', 'la poser'],
      ['Retour arrière', 'reprendre la dernière carte'],
      ['Échap', 'lâcher'],
      ['+ − 0', 'plus près, plus loin, tout voir'],
    ],
    time: 'Si votre temps est écoulé pendant que vous construisez, la maison construit pour vous. Une course n’attend jamais longtemps : 30 secondes après le premier prêt, elle part pour tous.',
  },
};
