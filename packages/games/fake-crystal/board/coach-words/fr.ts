import type { CoachWords } from './en.ts';

export const fr: CoachWords = {
  label: 'Conseil',
  gotIt: 'Compris',
  noMore: 'Plus de conseils',
  topics: {
    offer: {
      title: 'Votre offre.',
      text: 'Posez deux tuiles, chacune sur la ligne de la valeur que vous annoncez. Vous pouvez mentir sur la valeur, jamais sur la couleur : le dos la montre.',
    },
    price: {
      title: 'Les prix.',
      text: 'Un prix est aussi une mise. Qui achète vous le paie, et vous reprenez votre mise ; qui banque prend votre mise et vous laisse la tuile. La moitié de ce que vaut une tuile est un prix juste.',
    },
    'last-round': {
      title: 'La dernière manche.',
      text: 'Les deux tuiles qui restent en main ne comptent pas. Votre score : trophées, tuiles et crédits restants ; chaque faux coûte 3.',
    },
    exchange: {
      title: 'À vous.',
      text: 'Choisissez l’offre d’un autre joueur. Acheter : vous payez le prix et recevez la tuile. Banquer : vous prenez la mise, et la tuile va au vendeur. Croyez-vous l’annonce ?',
    },
    repack: {
      title: 'Plus rien à choisir.',
      text: 'Vous reprenez une de vos offres : sa mise revient dans votre bourse, sa tuile rejoint votre collection.',
    },
    claim: {
      title: 'Un trophée.',
      text: 'Vous pouvez en détenir un par couleur. Prenez-le, ou attendez-en un meilleur, au risque qu’un autre le prenne.',
    },
    blue: {
      title: 'Le bleu.',
      text: 'Les tuiles bleues s’empilent et seule la dernière se voit. Leurs trophées viennent à la fin : 18 pour le plus de cristaux bleus, 12 pour le second. Égalité en tête : personne n’a rien.',
    },
    bid: {
      title: 'Un jeton à la place du prix.',
      text: 'Proposez une somme pour cette tuile. Le vendeur la prend et vous donne la tuile, ou vous en paie autant et la garde.',
    },
    answer: {
      title: 'On propose une somme pour votre tuile.',
      text: 'La garder : vous payez cette somme. La vendre : vous prenez la sienne. Votre jeton devient inactif.',
    },
    preempt: {
      title: 'Vous pouvez préempter.',
      text: 'Vous achetez la tuile à la place de l’autre et lui donnez une de vos vraies tuiles. Cela coûte votre jeton, pas votre tour ; le sien est fini.',
    },
    recycle: {
      title: 'Vous pouvez échanger.',
      text: 'Donnez une tuile de votre collection, même un faux, contre une tuile écartée dont vous ne voyez que la couleur. Vos trophées restent à vous.',
    },
    reserve: {
      title: 'Vous pouvez réserver.',
      text: 'Posez votre jeton devant une offre : personne d’autre ne peut la choisir, et vous devez la choisir dans cette manche. Si deux joueurs veulent la même, le plus proche du premier joueur l’obtient.',
    },
    'active-spy': {
      title: 'Un faux, et sa consolation.',
      text: 'Il coûte 3 points, mais votre jeton est actif : à tout moment de l’échange, vous pouvez regarder une tuile sur un étal. Touchez-la pour cela.',
    },
    'active-negotiator': {
      title: 'Un faux, et sa consolation.',
      text: 'Il coûte 3 points, mais votre jeton est actif : dans une offre, il peut remplacer un prix. Les autres proposent alors une somme, et vous gardez la tuile ou la vendez.',
    },
    'active-recycler': {
      title: 'Un faux, et sa consolation.',
      text: 'Il coûte 3 points, mais votre jeton est actif : après l’un de vos tours, vous pouvez échanger une tuile de votre collection contre une tuile écartée.',
    },
    'active-preemptor': {
      title: 'Un faux, et sa consolation.',
      text: 'Il coûte 3 points, mais votre jeton est actif : quand quelqu’un choisit l’offre d’un troisième joueur, vous pouvez l’acheter à sa place.',
    },
    'active-vanguard': {
      title: 'Un faux, et sa consolation.',
      text: 'Il coûte 3 points, mais votre jeton est actif : pendant l’échange, vous pouvez vous réserver une offre.',
    },
  },
};
