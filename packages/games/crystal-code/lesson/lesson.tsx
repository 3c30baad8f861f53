import type { Seat } from '@sesame/kernel';
import type { Lesson } from '@sesame/ui';
import type { ReactNode } from 'react';
import { LaidChainContext } from '../board/use-race-draft.ts';
import { type Works, worksOf } from '../rules/build.ts';
import { isRightChain } from '../rules/chains.ts';
import { statusOf } from '../rules/machine.ts';
import type { Move, View } from '../rules/state.ts';
import * as positions from './positions.ts';

const YOU: Seat = 0;

interface FrameProps {
  readonly children: ReactNode;
}

/** Four of the five tiles are chained. */
function FourTiles({ children }: FrameProps) {
  return <LaidChainContext value={FOUR_TILES}>{children}</LaidChainContext>;
}
const FOUR_TILES = positions.FIRST.chain.slice(0, 4);

/** Three of the five tiles are chained. */
function ThreeTiles({ children }: FrameProps) {
  return <LaidChainContext value={THREE_TILES}>{children}</LaidChainContext>;
}
const THREE_TILES = positions.SECOND.chain.slice(0, 3);

const TABLE = { seats: 2, options: { help: true } };

const isRight = (move: Move): boolean => move.type === 'done' && isRightChain(move.chain);

/** The player’s machine after a move that builds. */
const builtBy = (move: Move, { seats }: View): Works | undefined => {
  const own = seats[YOU];
  if (move.type !== 'build' || own?.hand === undefined) return undefined;
  const works = worksOf({ hand: own.hand, machine: own.machine, crystals: own.crystals }, move);
  return works.ok ? works.value : undefined;
};

const losesNothing = (move: Move, view: View): boolean => builtBy(move, view)?.lost === 0;

const isWorking = (move: Move, view: View): boolean => {
  const works = builtBy(move, view);
  return works?.lost === 0 && statusOf(works.machine).functions;
};

const [FIRST_CARD, SECOND_CARD, LAST_CARD] = positions.CLOSED_MACHINE;

export const lesson: Lesson<View, Move> = {
  steps: [
    {
      ...TABLE,
      inputs: positions.firstRace,
      Frame: FourTiles,
      task: {
        en: 'Touching sides need the same symbol, at least six in all. Four tiles are chained: add the fifth, then press “Done!”.',
        fr: 'Deux côtés qui se touchent portent le même symbole, six au moins en tout. Quatre tuiles sont assemblées : ajoutez la cinquième, puis « Fini ! ».',
        nl: 'Zijden die elkaar raken hebben hetzelfde symbool, samen minstens zes. Vier tegels liggen al: leg de vijfde aan en druk op “Klaar!”.',
      },
      accepts: isRight,
      example: { type: 'done', chain: positions.FIRST.chain },
      nudge: {
        en: 'One joint doesn’t match yet. Drag a tile to the chain so that the sides light up, for example five tridents against two.',
        fr: 'Un raccord ne va pas encore. Glissez une tuile contre la chaîne pour que les côtés s’allument, par exemple cinq tridents contre deux.',
        nl: 'Eén verbinding klopt nog niet. Sleep een tegel tegen de keten tot de zijden oplichten, bijvoorbeeld vijf drietanden tegen twee.',
      },
      result: {
        en: 'A right chain! In a race, the first right chain wins two crystals and two cards; later ones win one of each.',
        fr: 'Une chaîne juste ! Dans une course, la première chaîne juste gagne deux cristaux et deux cartes ; les suivantes, un de chaque.',
        nl: 'Een goede keten! In een race wint de eerste goede keten twee kristallen en twee kaarten; latere winnen er één van elk.',
      },
    },
    {
      ...TABLE,
      inputs: positions.secondRace,
      Frame: ThreeTiles,
      task: {
        en: 'Now add two tiles. Turn a tile by its knob or with a double tap. The order is up to you.',
        fr: 'Ajoutez maintenant deux tuiles. Une tuile se tourne par sa poignée ou en la touchant deux fois. L’ordre est libre.',
        nl: 'Leg nu twee tegels aan. Draai een tegel met de knop of door dubbel te tikken. De volgorde kies je zelf.',
      },
      accepts: isRight,
      example: { type: 'done', chain: positions.SECOND.chain },
      nudge: {
        en: 'Not right yet: every joint needs one kind of symbol, six or more. A tile’s two joined sides must not be neighbours.',
        fr: 'Pas encore : chaque raccord demande un seul symbole, six fois ou plus. Une tuile ne se raccorde pas par deux côtés voisins.',
        nl: 'Nog niet goed: elke verbinding heeft één soort symbool, zes of meer. Een tegel sluit niet aan met twee zijden naast elkaar.',
      },
      result: {
        en: 'All chains are checked when the race is over. Your opponent was faster, but wrong: that wins nothing, so you win.',
        fr: 'Les chaînes sont vérifiées à la fin de la course. L’adversaire a fini avant vous, mais avec une erreur : il ne gagne rien, et vous l’emportez.',
        nl: 'Alle ketens worden na de race nagekeken. Je tegenstander was sneller, maar fout: dat levert niets op, dus jij wint.',
      },
    },
    {
      ...TABLE,
      inputs: positions.firstBuilding,
      task: {
        en: 'Your two crystals need two spots in your machine. Press a card with spots, press a place, then build.',
        fr: 'Vos deux cristaux demandent deux emplacements dans votre machine. Choisissez une carte à emplacements, une place, puis construisez.',
        nl: 'Je twee kristallen hebben twee plekken in je machine nodig. Kies een kaart met plekken, kies waar die komt en bouw.',
      },
      accepts: losesNothing,
      example: { type: 'build', lay: [FIRST_CARD] },
      nudge: {
        en: 'A crystal has no spot yet. The round hollows on the cards are the spots.',
        fr: 'Un cristal n’a pas encore d’emplacement. Les emplacements sont les creux ronds des cartes.',
        nl: 'Een kristal heeft nog geen plek. De plekken zijn de ronde holtes op de kaarten.',
      },
      result: {
        en: 'Your crystals are in the machine. Cards that are laid stay where they are until the end.',
        fr: 'Vos cristaux sont dans la machine. Une carte posée ne bouge plus jusqu’à la fin.',
        nl: 'Je kristallen zitten in de machine. Gelegde kaarten blijven tot het eind liggen.',
      },
    },
    {
      ...TABLE,
      inputs: positions.secondBuilding,
      task: {
        en: 'Two more crystals. Lines must meet lines. If you close the machine with too few spots, crystals are lost: don’t lose any.',
        fr: 'Encore deux cristaux. Une ligne doit rejoindre une ligne. Fermer la machine sans assez d’emplacements fait perdre des cristaux : n’en perdez aucun.',
        nl: 'Nog twee kristallen. Een lijn moet op een lijn aansluiten. Sluit je de machine met te weinig plekken, dan gaan er kristallen verloren: verlies er geen.',
      },
      accepts: losesNothing,
      example: { type: 'build', lay: [SECOND_CARD] },
      nudge: {
        en: 'That would lose a crystal. Lay a card with two spots or more, or two cards.',
        fr: 'Vous perdriez un cristal. Posez une carte à deux emplacements ou plus, ou deux cartes.',
        nl: 'Zo verlies je een kristal. Leg een kaart met twee plekken of meer, of twee kaarten.',
      },
      result: {
        en: 'No crystal is lost. Lines that lead nowhere can wait, but they have to be closed by the end.',
        fr: 'Aucun cristal perdu. Une ligne ouverte peut attendre, mais il faut la fermer avant la fin.',
        nl: 'Geen kristal verloren. Een open lijn kan wachten, maar moet voor het eind gesloten zijn.',
      },
    },
    {
      ...TABLE,
      inputs: positions.thirdBuilding,
      task: {
        en: 'Close the machine: no line may lead nowhere, and every spot needs a crystal. You have two to place.',
        fr: 'Fermez la machine : aucune ligne dans le vide, et un cristal sur chaque emplacement. Vous en avez deux à placer.',
        nl: 'Sluit de machine: geen lijn mag nergens heen gaan, en op elke plek hoort een kristal. Je plaatst er twee.',
      },
      accepts: isWorking,
      example: { type: 'build', lay: [LAST_CARD] },
      nudge: {
        en: 'It doesn’t work yet. End it with the card that has one line and two spots.',
        fr: 'Elle ne marche pas encore. Terminez par la carte à une ligne et deux emplacements.',
        nl: 'Hij werkt nog niet. Eindig met de kaart met één lijn en twee plekken.',
      },
      result: {
        en: 'It works! After nine races, the working machine with the most crystals wins.',
        fr: 'Elle marche ! Après neuf courses, la machine en marche qui a le plus de cristaux l’emporte.',
        nl: 'Hij werkt! Na negen races wint de werkende machine met de meeste kristallen.',
      },
    },
  ],
};
