import type { Law } from '@sesame/testkit';
import { PILE } from '../rules/cards.ts';
import { type Event, MIX, type Move, type Options, type State, wantedOf } from '../rules/index.ts';
import { triesOf } from '../rules/racing.ts';
import { pictureOf } from '../rules/reading.ts';

const CARDS = JSON.stringify(PILE.toSorted());

/** CM38: untimed, the cards that were scored are in the box. */
const cardsOf = ({ pile, sides, won, box, options }: State) =>
  [...pile, ...sides.map(({ card }) => card), ...(options.untimed ? [] : won.flat()), ...box].toSorted();

/** Cards still in play. */
const onTable = ({ pile, sides }: State): number => pile.length + sides.length;

/** Invariants checked at every ply. */
export const LAWS: readonly Law<State, Move, Options, Event>[] = [
  {
    name: 'CM4: the 37 cards are conserved',
    holds: (state) => state.stage.type === 'lay-out' || JSON.stringify(cardsOf(state)) === CARDS,
  },
  {
    name: 'CM17: every round removes cards, so a match always ends',
    holds: (state, { before }) =>
      before === undefined ||
      before.stage.type === 'lay-out' ||
      (state.rounds.length === before.rounds.length || state.stage.type === 'taking'
        ? onTable(state) <= onTable(before)
        : onTable(state) < onTable(before)),
  },
  {
    name: 'CM7: at most one card per side',
    holds: ({ sides }) => new Set(sides.map(({ side }) => side)).size === sides.length && sides.length <= 4,
  },
  {
    name: 'CM8, CM12: a race always has an answer',
    holds: (state) => state.stage.type !== 'race' || wantedOf(pictureOf(state)) !== undefined,
  },
  {
    name: 'CM10: at most two tries, and none after a right one',
    holds: ({ stage, won }) =>
      stage.type !== 'race' ||
      won.every((_, seat) => {
        const tries = triesOf(stage, seat);
        return tries.length <= 2 && tries.slice(0, -1).every(({ right }) => !right);
      }),
  },
  {
    name: 'CM12: there is a card at the sides when the Crazy Mix card is on top',
    holds: ({ pile, sides }) => pile[0] !== MIX || sides.length > 0,
  },
  {
    name: 'CM13: targets are turned once the Crazy Mix card has left the pile',
    holds: ({ mixed, pile, stage }) => stage.type === 'lay-out' || mixed === !pile.includes(MIX),
  },
  {
    name: 'CM17: a match has 21 rounds at most',
    holds: ({ rounds }) => rounds.length <= 21,
  },
  {
    name: 'CM9, CM15: as many cards leave the sides as the stake',
    holds: ({ rounds }) => rounds.every(({ stake, gone }) => gone === undefined || gone.length === stake),
  },
];
