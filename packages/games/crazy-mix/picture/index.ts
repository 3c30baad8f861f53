import { type BoardPainter, type Locale, winnersOf } from '@sesame/kernel';
import { at, type Drawing, element } from '@sesame/ui/pictures';
import { CODE_CARDS } from '../rules/cards.ts';
import { SIDES } from '../rules/pieces.ts';
import { cardAt } from '../rules/reading.ts';
import { gridCell, TARGETS_PER_EDGE } from '../rules/square.ts';
import type { View } from '../rules/state.ts';
import { codeCard, coveredCard, decoderCard, mixCard, patterns, targetCard } from './cards.ts';

/** The square of targets around the pile and its cards. */
const CENTRE = { x: 370, y: 275 } as const;
const CELL = 91;
const CARD = 0.84;
const CENTRE_CARD = 1.02;
const CENTRE_APART = 112;

const STATUS: Readonly<Record<Locale, { round: (round: number) => string; layOut: string; over: string }>> = {
  en: { round: (round) => `Round ${round}`, layOut: 'Laying out the targets', over: 'Match over' },
  fr: { round: (round) => `Manche ${round}`, layOut: 'Mise en place des cibles', over: 'Partie terminée' },
  nl: { round: (round) => `Ronde ${round}`, layOut: 'De doelen worden neergelegd', over: 'Partij voorbij' },
};

const AROUND = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

const targets = (view: View): Drawing =>
  view.targets
    .map(({ face }, place) => {
      const { row, column } = gridCell(place);
      const middle = TARGETS_PER_EDGE / 2;
      return at({ x: (column - middle) * CELL, y: (row - middle) * CELL, k: CARD }, targetCard(face));
    })
    .join('');

/** The top of the pile, as far as it can be seen. */
const pile = ({ pile: cards, decoder, logo, turning }: View): Drawing => {
  if (cards === 0) return '';
  if (decoder) return decoderCard(decoder);
  return logo ? mixCard(logo) : coveredCard(turning?.left);
};

const centre = (view: View): Drawing =>
  SIDES.map((side, i) => {
    const card = cardAt(view.sides, side);
    const way = AROUND[i] ?? AROUND[0];
    return card ? at({ x: way.x * CENTRE_APART, y: way.y * CENTRE_APART, k: CENTRE_CARD }, codeCard(card)) : '';
  }).join('') + at({ k: CENTRE_CARD }, pile(view));

const statusOf = ({ phase, round }: View, locale: Locale): string => {
  const say = STATUS[locale];
  if (phase === 'lay-out') return say.layOut;
  return phase === 'over' ? say.over : say.round(round);
};

const isAwaited = ({ phase, taking }: View, seat: number, isThrough: boolean): boolean =>
  taking ? taking.seat === seat : phase === 'race' && !isThrough;

const EMBLEM_CARDS = ['rSsf', 'yTBf', 'bTse', 'bCBe'] as const;

const emblem = (): Drawing =>
  element('defs', {}, patterns()) +
  at({ k: 0.56 }, decoderCard(CODE_CARDS.ySBe.decoder)) +
  EMBLEM_CARDS.map((card, i) => {
    const way = AROUND[i] ?? AROUND[0];
    return at({ x: way.x * 64, y: way.y * 62, k: 0.56, turn: i - 2 }, codeCard(card));
  }).join('');

export const painter: BoardPainter<View> = {
  draw: (view, locale) => {
    const winners = view.end ? winnersOf(view.end) : [];
    return {
      board: element('defs', {}, patterns()) + at(CENTRE, targets(view), centre(view)),
      status: statusOf(view, locale),
      seats: view.seats.map(({ won, through }, seat) => ({
        score: String(won.length),
        isAwaited: isAwaited(view, seat, through),
        hasWon: winners.includes(seat),
      })),
    };
  },
  emblem,
  sheets: [new URL('../board/pieces.css', import.meta.url).href],
};
