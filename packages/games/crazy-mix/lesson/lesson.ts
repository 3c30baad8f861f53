import type { Lesson } from '@sesame/ui';
import { isSamePointing } from '../rules/pointable.ts';
import { answerTo, wantedOf } from '../rules/reading.ts';
import type { Move, View } from '../rules/state.ts';
import * as positions from './positions.ts';

const TABLE = { seats: 2, options: {} };

/** Whether a move points at the wanted symbol. */
const isRight = (move: Move, view: View): boolean => {
  const wanted = wantedOf(view);
  if (move.type !== 'point' || wanted === undefined) return false;
  return isSamePointing(
    move,
    answerTo(
      wanted,
      view.targets.map(({ face }) => face),
    ),
  );
};

export const lesson: Lesson<View, Move> = {
  steps: [
    {
      ...TABLE,
      inputs: positions.firstRound,
      task: {
        en: 'Find the big full square of the right colour. The decoder in the middle shows the colour drop at its top: so take the colour of the symbol on the top card.',
        fr: 'Trouvez le grand carré plein de la bonne couleur. Le décodeur, au milieu, montre la goutte de couleur en haut : prenez la couleur du symbole de la carte du haut.',
        nl: 'Zoek het grote volle vierkant in de juiste kleur. De decoder in het midden toont de kleurdruppel bovenaan: neem de kleur van het symbool op de bovenste kaart.',
      },
      accepts: isRight,
      example: positions.FIRST_ANSWER,
      nudge: {
        en: 'Not that one. The symbol on the top card is yellow: press the big full yellow square on its target.',
        fr: 'Pas celui-là. Le symbole de la carte du haut est jaune : pointez le grand carré jaune plein sur sa cible.',
        nl: 'Die niet. Het symbool op de bovenste kaart is geel: druk op het grote volle gele vierkant.',
      },
      result: {
        en: 'Found! The stake was four, so all four cards are yours. The most cards win.',
        fr: 'Trouvé ! La mise était de quatre : les quatre cartes sont à vous. Le plus de cartes gagne.',
        nl: 'Gevonden! De inzet was vier, dus alle vier de kaarten zijn van jou. De meeste kaarten wint.',
      },
    },
    {
      ...TABLE,
      inputs: positions.secondRound,
      task: {
        en: 'Now all four. Each edge of the decoder says what to read from the card beside it: colour, shape, size or fill. Find the symbol.',
        fr: 'Maintenant, les quatre. Chaque bord du décodeur dit quoi lire sur la carte voisine : couleur, forme, taille ou remplissage. Trouvez le symbole.',
        nl: 'Nu alle vier. Elke rand van de decoder zegt wat je van de kaart ernaast leest: kleur, vorm, grootte of vulling. Zoek het symbool.',
      },
      accepts: isRight,
      example: positions.SECOND_ANSWER,
      nudge: {
        en: 'Not that one. Top: size, small. Right: colour, blue. Bottom: shape, triangle. Left: fill, full.',
        fr: 'Pas celui-là. En haut : taille, petit. À droite : couleur, bleu. En bas : forme, triangle. À gauche : remplissage, plein.',
        nl: 'Die niet. Boven: grootte, klein. Rechts: kleur, blauw. Onder: vorm, driehoek. Links: vulling, vol.',
      },
      result: {
        en: 'Right! In a match everyone searches at the same time, and only the first right one wins.',
        fr: 'Juste ! Dans une partie, tout le monde cherche en même temps, et seul le premier qui a juste gagne.',
        nl: 'Goed! In een partij zoekt iedereen tegelijk, en alleen de eerste die het goed heeft wint.',
      },
    },
    {
      ...TABLE,
      inputs: positions.wonRound,
      task: {
        en: 'You were first. The number on the decoder is the stake: take two of the four cards.',
        fr: 'Vous étiez le premier. Le nombre du décodeur est la mise : prenez deux des quatre cartes.',
        nl: 'Je was de eerste. Het getal op de decoder is de inzet: pak twee van de vier kaarten.',
      },
      accepts: ({ type }) => type === 'take',
      example: { type: 'take', sides: ['top', 'left'] },
      nudge: {
        en: 'Press two of the four cards in the middle.',
        fr: 'Appuyez sur deux des quatre cartes du milieu.',
        nl: 'Druk op twee van de vier kaarten in het midden.',
      },
      result: {
        en: 'They are yours. The other cards stay, and the empty sides are filled for the next round.',
        fr: 'Elles sont à vous. Les autres restent, et les places vides sont complétées pour la manche suivante.',
        nl: 'Ze zijn van jou. De andere blijven liggen, en de lege plekken worden voor de volgende ronde aangevuld.',
      },
    },
    {
      ...TABLE,
      inputs: positions.roundAfterWin,
      task: {
        en: 'You have four cards. See what a mistake costs: point at a wrong symbol on purpose.',
        fr: 'Vous avez quatre cartes. Voyez ce que coûte une erreur : pointez exprès un mauvais symbole.',
        nl: 'Je hebt vier kaarten. Kijk wat een fout kost: wijs met opzet een verkeerd symbool aan.',
      },
      accepts: (move, view) => move.type === 'point' && !isRight(move, view),
      example: positions.FIRST_ANSWER,
      nudge: {
        en: 'That was the right one! This time, press a wrong symbol.',
        fr: 'C’était le bon ! Cette fois, pointez un mauvais symbole.',
        nl: 'Dat was de goede! Druk deze keer op een verkeerd symbool.',
      },
      result: {
        en: 'One of your cards is gone. You have a second try in each round; if that is wrong too, you are out until the next one.',
        fr: 'Vous perdez une carte. Chaque manche laisse un second essai ; s’il est faux aussi, vous attendez la suivante.',
        nl: 'Je bent een kaart kwijt. Per ronde heb je een tweede poging; is die ook fout, dan lig je er tot de volgende ronde uit.',
      },
    },
    {
      ...TABLE,
      inputs: positions.mixedRound,
      task: {
        en: 'The Crazy Mix card has turned the targets over. Now mix the colour: symbol and background together. Blue and red make violet, red and yellow orange, blue and yellow green.',
        fr: 'La carte Crazy Mix a retourné les cibles. Mélangez maintenant la couleur : symbole et fond. Bleu et rouge font violet, rouge et jaune orange, bleu et jaune vert.',
        nl: 'De Crazy Mix-kaart heeft de doelen omgedraaid. Meng nu de kleur: symbool en achtergrond. Blauw en rood is paars, rood en geel oranje, blauw en geel groen.',
      },
      accepts: isRight,
      example: positions.MIXED_ANSWER,
      nudge: {
        en: 'Not that one. Right: blue on red makes violet. Top: a circle. Bottom: big. Left: empty.',
        fr: 'Pas celui-là. À droite : bleu sur rouge donne violet. En haut : un rond. En bas : grand. À gauche : vide.',
        nl: 'Die niet. Rechts: blauw op rood wordt paars. Boven: een cirkel. Onder: groot. Links: leeg.',
      },
      result: {
        en: 'That is the whole game. When the Crazy Mix card comes up, point at its logo: the first one takes it and all cards beside it.',
        fr: 'Vous savez tout. Quand la carte Crazy Mix apparaît, pointez son logo : le premier la prend avec toutes les cartes autour.',
        nl: 'Dat is het hele spel. Komt de Crazy Mix-kaart boven, wijs dan het logo aan: de eerste pakt die kaart en alle kaarten ernaast.',
      },
    },
  ],
};
