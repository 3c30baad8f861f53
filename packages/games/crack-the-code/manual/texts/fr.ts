import type { ManualTexts } from './en.ts';

export const fr: ManualTexts = {
  lead: 'Trouvez le code de l’autre joueur avant qu’il ne trouve le vôtre. Chacun cache cinq cristaux, et des fiches répondent à chaque essai.',
  hiding: {
    title: 'Cacher son code',
    text: 'Les deux joueurs choisissent en même temps un code secret : cinq cristaux, chacun d’une des six couleurs. Une couleur peut servir plusieurs fois. Une fois validé, un code ne peut plus être modifié, et son propriétaire est seul à le voir jusqu’à la fin de la partie.',
  },
  pins: {
    title: 'Essais et fiches',
    text: 'Une fois les deux codes cachés, les joueurs font un essai à tour de rôle. Chaque essai reçoit des fiches, visibles par tous.',
    black: 'Fiche noire : bonne couleur, bien placée.',
    white: 'Fiche blanche : bonne couleur, mal placée.',
    silent:
      'Les fiches n’indiquent pas à quels cristaux elles correspondent. Chaque cristal du code rapporte une fiche au plus.',
    code: 'Code',
    guess: 'Essai',
    steps: [
      'Le blanc et le bleu sont bien placés : deux fiches noires.',
      'L’autre blanc et le vert sont dans le code, mais ailleurs : deux fiches blanches.',
      'Le rouge n’est pas dans le code : pas de fiche.',
    ],
  },
  trial: {
    title: 'À vous d’essayer',
    text: 'Ici, le code est visible. Appuyez sur un cristal de l’essai pour changer sa couleur, et observez les fiches.',
    change: (place, crystal) => `Emplacement ${place} : ${crystal}. Appuyer pour changer.`,
  },
  winning: {
    title: 'Gagner la partie',
    rules: [
      'Le premier à trouver le code de l’autre gagne, mais les deux joueurs ont droit au même nombre d’essais.',
      'Si le joueur qui a commencé trouve le code, l’autre a droit à un dernier essai. S’il trouve aussi, la partie est nulle.',
      'Si seul le second joueur trouve le code pendant un tour, il gagne aussitôt.',
      'Si aucun code n’est trouvé en douze essais chacun, la partie est nulle.',
      'Vous perdez si vous abandonnez ou si votre temps est écoulé.',
    ],
  },
  sizes: {
    title: 'Options',
    text: 'Une table peut jouer avec des codes de 3 à 6 cristaux, 4 à 8 couleurs (les deux dernières sont l’orange et le noir), 6 à 16 essais par joueur, et avec ou sans répétition de couleurs.',
  },
  plan: {
    title: 'Coups conditionnels',
    text: 'Dans une partie par correspondance ou sans pendule, « Préparer un coup », sous le plateau, vous permet de choisir vos prochains essais pendant que l’autre joueur réfléchit : un essai, puis un autre pour chaque réponse possible. Ils sont joués dès que c’est votre tour. Votre plan reste secret, et vous pouvez le modifier ou le supprimer à tout moment.',
  },
  controls: {
    title: 'Commandes',
    text: 'Appuyez sur un cristal pour le poser au prochain emplacement libre, ou faites-le glisser où vous voulez. Appuyez sur un emplacement pour le sélectionner, et une seconde fois pour le vider. Vous pouvez aussi appuyer sur un cristal d’un essai précédent, ou sur le numéro d’un essai pour reprendre toute la ligne. Vous pouvez préparer votre essai pendant que l’autre joueur réfléchit.',
  },
};
