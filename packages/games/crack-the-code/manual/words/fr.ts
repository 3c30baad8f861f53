import type { ManualWords } from './en.ts';

export const fr: ManualWords = {
  lead: 'Cachez un code de cinq cristaux, et trouvez celui de l’autre avant que le vôtre ne soit trouvé.',
  hiding: {
    title: 'Cacher',
    text: 'Les deux joueurs choisissent en même temps un code secret : cinq places, avec dans chacune un des six cristaux. Un cristal peut servir plusieurs fois. Un code confirmé ne change plus, et seul son propriétaire le voit jusqu’à la fin de la partie.',
  },
  pins: {
    title: 'Essais et fiches',
    text: 'Quand les deux codes sont cachés, les essais commencent, chacun son tour. Chaque essai reçoit des fiches, que tout le monde voit.',
    black: 'Une fiche noire : un bon cristal, bien placé.',
    white: 'Une fiche blanche : un bon cristal, mal placé.',
    silent:
      'Les fiches se comptent, rien de plus. Elles ne disent pas de quels cristaux il s’agit, et chaque cristal du code vaut une fiche au plus.',
    code: 'Le code',
    guess: 'L’essai',
    steps: [
      'Le blanc et le bleu sont à leur place : deux fiches noires.',
      'Parmi les autres, le second blanc et le vert sont dans le code, mais ailleurs : deux fiches blanches.',
      'Le rouge n’est pas dans le code : pas de fiche.',
    ],
  },
  trial: {
    title: 'À vous d’essayer',
    text: 'Ici, le code est découvert. Appuyez sur un cristal de l’essai pour le changer, et regardez les fiches.',
    change: (place, crystal) => `Place ${place} : ${crystal}. Appuyer pour changer.`,
  },
  winning: {
    title: 'Qui gagne',
    rules: [
      'Le premier qui trouve le code de l’autre gagne, mais chacun a droit au même nombre d’essais.',
      'Si le joueur qui a commencé trouve le code, il reste un essai à l’autre pour égaliser. Les deux codes trouvés au même tour : partie nulle.',
      'Si seul le second joueur trouve le code pendant un tour, il gagne aussitôt.',
      'Douze essais chacun sans trouver : partie nulle.',
      'Abandonner ou dépasser son temps, c’est perdre.',
    ],
  },
  sizes: {
    title: 'Autres tailles',
    text: 'Une table peut choisir de 3 à 6 places, de 4 à 8 cristaux (l’orange et le noir s’ajoutent), de 6 à 16 essais, et si un cristal peut revenir dans un code.',
  },
  plan: {
    title: 'Prévoir des coups',
    text: 'Dans une partie sur plusieurs jours, ou sans pendule, « Prévoir des coups » sous le plateau vous permet de décider vos prochains essais pendant que l’autre réfléchit : un essai, puis un autre pour chaque réponse possible. Ils sont joués dès que c’est votre tour. Personne d’autre n’en sait rien, et vous pouvez changer ou retirer votre plan à tout moment.',
  },
  controls: {
    title: 'À l’écran',
    text: 'Appuyez sur un cristal : il va à la prochaine place libre ; ou glissez-le où vous voulez. Appuyez sur une place pour la choisir, encore une fois pour la vider. Les cristaux des essais précédents servent aussi, et le numéro d’un essai reprend toute la ligne. Vous pouvez préparer votre essai pendant que l’autre réfléchit.',
    keys: [
      ['r y b w g p o k', 'placer un cristal par sa lettre'],
      ['1 – 8', 'placer un cristal par son numéro'],
      ['← →', 'choisir une place'],
      ['↑ ↓', 'reprendre un essai précédent'],
      ['Retour arrière', 'retirer un cristal'],
      ['Échap', 'tout effacer'],
      ['Entrée', 'confirmer'],
    ],
  },
};
