import { describe, expect, test } from 'vitest';
import { rules } from '../../rules/index.ts';
import type { Event } from '../../rules/state.ts';
import { bank, buy, dealt, HANDS, offer, played, told } from '../../tests/play.ts';
import { timetable } from '../../timetable.ts';
import { captionOf } from './caption.ts';
import { creditChanges, tradesOfRound } from './round-summary.ts';
import { isLifted, turnedBy } from './turned-tile.ts';

const CONTEXT = { locale: 'en', names: ['Ann', 'Bo', 'Cas'] } as const;

const opened = played(
  dealt(HANDS),
  offer(0, ['o1', 18, 4], ['b2', 12, 5]),
  offer(1, ['p1', 6, 3], ['gf', 12, 6]),
  offer(2, ['g1', 6, 3], ['b1', 6, 2]),
);
const bought: Event = { type: 'bought', by: 0, seller: 1, column: 1, tile: 'gf', claim: 12, price: 6 };
const banked: Event = { type: 'banked', by: 1, seller: 0, column: 0, tile: 'o1', claim: 18, price: 4 };
const repacked: Event = { type: 'repacked', seat: 2, column: 0, tile: 'g1', price: 3 };
const shown: Event = { type: 'shown', stalls: [] };

describe('the tile that is turned', () => {
  const view = rules.view(opened, 0);

  test('goes to the buyer, or stays with the seller', () => {
    expect(turnedBy(bought, view)).toEqual({ tile: 'gf', claim: 12, spot: { seller: 1, column: 1 }, to: 0 });
    expect(turnedBy(banked, view)).toMatchObject({ tile: 'o1', to: 0 });
    expect(turnedBy(repacked, view)).toMatchObject({ claim: 6, to: 2 });
    expect(turnedBy(shown, view)).toBeUndefined();
  });

  test('has left its stall while it is shown; after the round all have', () => {
    expect(isLifted(bought, { seller: 1, column: 1 }, view)).toBe(true);
    expect(isLifted(bought, { seller: 1, column: 0 }, view)).toBe(false);
    expect(isLifted({ type: 'round', round: 2, first: 1, drawn: [] }, { seller: 1, column: 0 }, view)).toBe(true);
  });
});

describe('captions', () => {
  test('say what happens, never what the tile is', () => {
    expect(captionOf(bought, CONTEXT)).toBe('Ann buys Bo’s tile for 6');
    expect(captionOf(banked, CONTEXT)).toBe('Bo banks 4, Ann keeps the tile');
  });

  test('every event with a moment has one', () => {
    const events = [
      ...told(opened, buy(0, 1, 1)),
      ...told(opened, bank(0, 1, 1)),
      { type: 'claimed', seat: 0, trophy: 'green-2' } as const,
      { type: 'saw', seller: 1, column: 0, tile: 'p1' } as const,
      { type: 'recycled', seat: 0, gave: 'o1', take: 0, tile: 'g1' } as const,
      { type: 'preempted', by: 2, from: 0, seller: 1, column: 0, gave: 'g1' } as const,
      { type: 'round', round: 2, first: 1, drawn: [] } as const,
      repacked,
    ].map((one): Event => ('event' in one ? (one.event as Event) : one));
    for (const event of events) {
      expect(captionOf(event, CONTEXT) !== undefined, event.type).toBe(timetable(event).reveal > 0);
    }
  });
});

describe('the summary of a round', () => {
  test('lists the transactions since the last offers were shown', () => {
    const activated: Event = { type: 'activated', seat: 0 };
    expect(tradesOfRound([shown, repacked, shown, bought, activated, banked])).toEqual([bought, banked]);
    expect(tradesOfRound([shown, bought, shown])).toEqual([]);
    expect(tradesOfRound([])).toEqual([]);
  });

  test('counts credits that change hands; a stake that returns is no gain', () => {
    expect(creditChanges([bought, banked, repacked], 3)).toEqual([-10, 10, 0]);
  });
});
