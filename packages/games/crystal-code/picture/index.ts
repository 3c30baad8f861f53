import { type BoardPainter, type Locale, winnersOf } from '@sesame/kernel';
import { at, type Drawing, gem, keyhole, label, plateOf, seatStone } from '@sesame/ui/pictures';
import type { View } from '../rules/state.ts';
import { HAND } from '../rules/tiles.ts';
import { machineIn } from './machine.ts';
import { pentagonBack } from './tiles.ts';

/** The rooms in a row above the machines. */
const WIDTH = 740;
const ROOM = { w: 80, h: 84 } as const;
const FINAL_ROOM = 7;
const ROOMS_APART = ROOM.w + 6;
const MACHINES_TOP = ROOM.h + 14;
const MACHINES_HEIGHT = 550 - MACHINES_TOP;
const GAP = 10;

const STATUS: Readonly<
  Record<Locale, { round: (round: number) => string; start: string; final: string; over: string }>
> = {
  en: { round: (round) => `Round ${round} of 9`, start: 'Dealing', final: 'Final', over: 'Match over' },
  fr: { round: (round) => `Manche ${round} sur 9`, start: 'Distribution', final: 'Finale', over: 'Partie terminée' },
  nl: { round: (round) => `Ronde ${round} van 9`, start: 'Er wordt gedeeld', final: 'Finale', over: 'Partij voorbij' },
};

const room = (view: View, number: number, crystals: number): Drawing => {
  const isFinal = number === FINAL_ROOM;
  const isHere = view.room === number && view.stage !== 'over';
  const plate = { x: 0, y: 0, w: isFinal ? WIDTH - 7 * ROOMS_APART : ROOM.w, h: ROOM.h, cut: 10 };
  const middle = plate.w / 2;
  const shown = Math.min(crystals, isFinal ? 2 : 4);
  const stones = Array.from({ length: shown }, (_, i) =>
    at({ x: middle + (i - (shown - 1) / 2) * 17 + (isFinal ? 10 : 0), y: 34, k: 0.2 }, gem('blue')),
  );
  return (
    plateOf(crystals > 0 ? 'p-slab' : 'p-well', plate) +
    (isHere ? plateOf('p-rim', plate) : '') +
    (isFinal ? at({ x: 32, y: 36, k: 0.42 }, keyhole()) : '') +
    stones.join('') +
    label(String(crystals), { className: 'p-num', x: middle + (isFinal ? 10 : 0), y: 72, size: 22, anchor: 'middle' })
  );
};

const rooms = (view: View): Drawing =>
  view.rooms.map((crystals, number) => at({ x: number * ROOMS_APART }, room(view, number, crystals))).join('');

/** Every seat's machine in a cell of its own: up to three side by side, four in a square. */
const machines = ({ seats }: View): Drawing => {
  const columns = seats.length === 4 ? 2 : seats.length;
  const rowCount = Math.ceil(seats.length / columns);
  const w = (WIDTH - GAP * (columns - 1)) / columns;
  const h = (MACHINES_HEIGHT - GAP * (rowCount - 1)) / rowCount;
  return seats
    .map(({ machine, status }, seat) => {
      const plate = { x: 0, y: 0, w, h, cut: 14 };
      return at(
        { x: (seat % columns) * (w + GAP), y: Math.floor(seat / columns) * (h + GAP) },
        plateOf('p-slab', plate),
        status.functions ? plateOf('p-rim', plate) : '',
        at({ x: w / 2, y: h / 2 + 12 }, machineIn(machine, { w: w - 28, h: h - 66 })),
        at({ x: 28, y: 28, k: 0.36 }, seatStone(seat)),
      );
    })
    .join('');
};

/** Before the first machine: the tiles of the race, face down. */
const tilesFaceDown = (): Drawing =>
  Array.from({ length: HAND }, (_, i) =>
    at({ x: 370 + (i - (HAND - 1) / 2) * 141, y: 190 + (i % 2) * 26, k: 0.82 }, pentagonBack(i % 2 === 0 ? 0 : 36)),
  ).join('');

const statusOf = ({ stage, round, room: here }: View, locale: Locale): string => {
  const say = STATUS[locale];
  if (stage === 'over') return say.over;
  if (stage === 'shuffle') return say.start;
  return here === FINAL_ROOM ? say.final : say.round(round);
};

const isAwaited = ({ stage, seats }: View, seat: number): boolean => {
  const side = seats[seat];
  if (stage === 'build') return side?.built === false;
  if (stage === 'ready') return side?.ready === false;
  return stage === 'race' && side?.race?.is === 'racing';
};

export const painter: BoardPainter<View> = {
  draw: (view, locale) => {
    const winners = view.end ? winnersOf(view.end) : [];
    const hasMachines = view.seats.some(({ machine }) => machine.cards.length > 0);
    return {
      board: rooms(view) + at({ y: MACHINES_TOP }, hasMachines ? machines(view) : tilesFaceDown()),
      status: statusOf(view, locale),
      seats: view.seats.map(({ status }, seat) => ({
        score: String(status.crystals),
        isAwaited: isAwaited(view, seat),
        hasWon: winners.includes(seat),
      })),
    };
  },
  emblem: () =>
    at({ x: -62, y: 14, k: 0.5 }, pentagonBack(0)) +
    at({ x: 62, y: 14, k: 0.5 }, pentagonBack(0)) +
    at({ y: -24, k: 0.62 }, pentagonBack(36)) +
    at({ y: -22, k: 0.62 }, gem('blue')) +
    at({ x: -62, y: 15, k: 0.4 }, gem('blue')) +
    at({ x: 62, y: 15, k: 0.4 }, gem('blue')),
  sheets: [],
};
