import type { CoachTexts } from './en.ts';

export const fr: CoachTexts = {
  label: 'Conseil',
  gotIt: 'Compris',
  turnOff: 'Désactiver les conseils',
  waiting: 'Les conseils s’affichent ici.',
  topics: {
    offer: {
      title: 'Votre offre.',
      text: 'Posez deux tuiles, chacune sur la ligne de la valeur que vous annoncez. Vous pouvez mentir sur la valeur, mais pas sur la couleur : elle se voit au dos.',
    },
    price: {
      title: 'Les prix.',
      text: 'Le prix est aussi votre mise. Qui achète vous le paie, et vous récupérez votre mise. Qui banque prend votre mise, et vous gardez la tuile. Un prix juste ? La moitié de sa valeur.',
    },
    'last-round': {
      title: 'Dernière manche.',
      text: 'Les deux tuiles qui resteront en main ne comptent pas. Votre score : trophées, tuiles et crédits restants, moins 3 par faux cristal.',
    },
    exchange: {
      title: 'À vous.',
      text: 'Choisissez l’offre d’un autre joueur. Acheter : vous payez le prix et recevez la tuile. Banquer : vous prenez la mise et le vendeur garde la tuile. Croyez-vous l’annonce ?',
    },
    repack: {
      title: 'Plus rien à choisir.',
      text: 'Remballez une de vos offres : vous récupérez la mise et la tuile rejoint votre collection.',
    },
    claim: {
      title: 'Un trophée !',
      text: 'Vous pouvez en avoir un par couleur. Revendiquez-le maintenant, ou attendez-en un meilleur, au risque de vous le faire souffler.',
    },
    blue: {
      title: 'Les tuiles bleues.',
      text: 'Elles s’empilent : seule celle du dessus se voit. Leurs trophées viennent à la fin : 18 points pour le plus de cristaux bleus, 12 pour le deuxième, et rien en cas d’égalité en tête.',
    },
    bid: {
      title: 'Un jeton au lieu d’un prix.',
      text: 'Proposez une somme pour cette tuile. Soit le vendeur l’accepte et vous donne la tuile, soit il vous verse la même somme et la garde.',
    },
    answer: {
      title: 'On vous propose une somme.',
      text: 'Si vous gardez la tuile, vous payez cette somme. Si vous la vendez, vous la recevez. Dans les deux cas, votre jeton devient inactif.',
    },
    preempt: {
      title: 'Vous pouvez préempter.',
      text: 'Achetez la tuile à la place de l’autre joueur et donnez-lui une de vos vraies tuiles. Vous utilisez votre jeton, pas votre tour ; le sien est terminé.',
    },
    recycle: {
      title: 'Vous pouvez échanger une tuile.',
      text: 'Donnez une tuile de votre collection, même un faux cristal, contre une tuile écartée dont vous ne voyez que la couleur. Vous conservez vos trophées.',
    },
    reserve: {
      title: 'Vous pouvez réserver une offre.',
      text: 'Posez votre jeton devant une offre : vous seul pourrez la choisir, et le devrez dans cette manche. Si deux joueurs veulent la même, elle va au plus proche du premier joueur.',
    },
    'active-spy': {
      title: 'Un faux a du bon.',
      text: 'Il coûte 3 points, mais votre jeton est maintenant actif : à tout moment de l’échange, vous pouvez regarder une tuile sur un étal. Pour cela, sélectionnez-la.',
    },
    'active-negotiator': {
      title: 'Un faux a du bon.',
      text: 'Il coûte 3 points, mais votre jeton est maintenant actif : dans une offre, il peut remplacer un prix. Les autres proposent une somme, et vous gardez la tuile ou la vendez.',
    },
    'active-recycler': {
      title: 'Un faux a du bon.',
      text: 'Il coûte 3 points, mais votre jeton est maintenant actif : après l’un de vos tours, vous pouvez échanger une tuile de votre collection contre une tuile écartée.',
    },
    'active-preemptor': {
      title: 'Un faux a du bon.',
      text: 'Il coûte 3 points, mais votre jeton est maintenant actif : quand quelqu’un choisit une offre qui n’est pas la vôtre, vous pouvez l’acheter à sa place.',
    },
    'active-vanguard': {
      title: 'Un faux a du bon.',
      text: 'Il coûte 3 points, mais votre jeton est maintenant actif : pendant l’échange, vous pouvez vous réserver une offre.',
    },
  },
};
