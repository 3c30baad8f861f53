import { type Seat, winnersOf } from '@sesame/kernel';
import { listed, type TextContext } from '@sesame/ui';
import type { Event, Tile } from '../rules/state.ts';
import { PRIZES } from '../rules/trophies.ts';
import { logTexts } from './log-texts.ts';
import { tileName, trophyName } from './piece-names.ts';

/** Text of a tile in a log line; a marker if the tile will be drawn. */
export type TileText = (tile: Tile) => string;

interface Traded {
  readonly by: Seat;
  readonly seller: Seat;
  readonly tile: Tile;
}

/** Log line of an event; undefined for events without one. */
export const describe = (event: Event, context: TextContext, text?: TileText): string | undefined => {
  const { locale, names } = context;
  const say = logTexts[locale];
  const name = (seat: Seat) => names[seat] ?? '';
  const tile = text ?? ((one: Tile) => tileName(one, locale));
  const trade = ({ by, seller, tile: one }: Traded, sum: number) => ({
    name: name(by),
    seller: name(seller),
    sum,
    tile: tile(one),
  });
  switch (event.type) {
    case 'round':
      return say.round(event.round, name(event.first));
    case 'drew':
      return say.drew(listed(event.tiles.map(tile), locale));
    case 'offered':
      return say.offered(name(event.seat));
    case 'shown':
      return say.shown;
    case 'answered':
      return undefined;
    case 'chosen':
      return (event.how === 'buy' ? say.wantsToBuy : say.wantsToBank)(name(event.by), name(event.seller));
    case 'bought':
      return say.bought(trade(event, event.price));
    case 'banked':
      return say.banked(trade(event, event.price));
    case 'repacked':
      return say.repacked(name(event.seat), tile(event.tile));
    case 'bid':
      return say.bid(name(event.by), name(event.seller), event.sum);
    case 'kept':
      return say.kept(trade(event, event.sum));
    case 'sold':
      return say.sold(trade(event, event.sum));
    case 'activated':
      return say.activated(name(event.seat));
    case 'claimed':
      return say.claimed(name(event.seat), trophyName(event.trophy, locale), PRIZES[event.trophy].value);
    case 'declined':
      return say.declined(name(event.seat));
    case 'spied':
      return say.spied(name(event.seat), name(event.seller));
    case 'saw':
      return say.saw(tile(event.tile));
    case 'preempted':
      return say.preempted(name(event.by), name(event.from), tile(event.gave));
    case 'reserved':
      return say.reserved(name(event.seat), name(event.seller));
    case 'recycled':
      return say.recycled(name(event.seat), tile(event.gave), tile(event.tile));
    case 'passed':
      return say.passed(name(event.seat));
    case 'over': {
      const winners = winnersOf(event.outcome).map(name);
      const best = Math.max(...event.outcome.scores);
      return winners.length > 1 ? say.shared(listed(winners, locale), best) : say.wins(winners[0] ?? '', best);
    }
  }
};
