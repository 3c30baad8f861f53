import { MIN_ENTRANTS } from '@sesame/protocol';
import { bracketOf, neighbours, roundsOfBracket, type Slots } from '../pairing/bracket.ts';
import { POINT_CENTS } from '../standings/points.ts';
import { playByRounds } from './by-rounds.ts';
import type { Field, Format, Played } from './format.ts';

/** Matches of two opponents in a round, while they tie. After that the draw decides. */
const MAX_TIED_MATCHES = 3;

type Bracket = Pick<Field, 'order' | 'active' | 'meetings'>;

/**
 * Knockout: a player who loses is out. A tie is played again with the seats swapped. Points are the rounds somebody has won,
 * walkovers included, so those who lost in the same round share a rank.
 */
export const knockout: Format = {
  tieBreaks: [],
  minEntrants: MIN_ENTRANTS,
  isOpenEnded: false,
  rounds: roundsOfBracket,
  next: playByRounds({
    pair: (field, round) =>
      neighbours(slotsOf(field, round)).flatMap((slots) => {
        const present = slots.filter((entrant) => entrant !== undefined && field.active.has(entrant));
        const seats = present.filter((entrant) => entrant !== undefined);
        return seats.length === 0 ? [] : [round % 2 === 1 ? seats : seats.toReversed()];
      }),
    replays: (field) =>
      neighbours(slotsOf(field, field.round)).flatMap((slots) => {
        const last = matchesOf(field, slots, field.round).at(-1);
        const isOpen = last !== undefined && last.seats.length > 1 && winnerOf(field, slots, field.round) === undefined;
        return isOpen ? [last.seats.toReversed()] : [];
      }),
  }),
  standings: (bracket) => {
    const rounds = bracket.meetings.reduce((last, { round }) => Math.max(last, round), 0);
    const winners = Array.from({ length: rounds }, (_, i) =>
      neighbours(slotsOf(bracket, i + 1)).map((slots) => winnerOf(bracket, slots, i + 1)),
    ).flat();
    const rows = bracket.order
      .map((entrant) => ({ entrant, points: POINT_CENTS * winners.filter((winner) => winner === entrant).length }))
      .toSorted((a, b) => b.points - a.points);
    return rows.map((row) => ({
      ...row,
      rank: 1 + rows.findIndex(({ points }) => points === row.points),
      breaks: [],
    }));
  },
};

/** The bracket before a round: the winners of the rounds before it. */
const slotsOf = (bracket: Bracket, round: number): readonly (number | undefined)[] => {
  let slots = bracketOf(bracket.order);
  for (let played = 1; played < round; played++)
    slots = neighbours(slots).map((pair) => winnerOf(bracket, pair, played));
  return slots;
};

const matchesOf = ({ meetings }: Bracket, slots: Slots, round: number): readonly Played[] =>
  meetings.filter((meeting) => meeting.round === round && meeting.seats.some((entrant) => slots.includes(entrant)));

/** Who has gone through. Undefined: nobody yet, or both had left. */
const winnerOf = (bracket: Bracket, slots: Slots, round: number): number | undefined => {
  const played = matchesOf(bracket, slots, round);
  const walkover = played.find(({ seats }) => seats.length === 1);
  if (walkover !== undefined) return walkover.seats[0];
  if (played.length === 0 || played.some(({ ranks }) => ranks === undefined)) return undefined;
  const decisive = played.find(({ ranks = [] }) => new Set(ranks).size > 1);
  if (decisive !== undefined) return decisive.seats[decisive.ranks?.indexOf(1) ?? 0];
  const stayed = bracket.order.filter((entrant) => slots.includes(entrant) && bracket.active.has(entrant));
  return stayed.length > 1 && played.length < MAX_TIED_MATCHES ? undefined : stayed[0];
};
