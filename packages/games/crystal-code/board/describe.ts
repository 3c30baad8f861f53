import { type Seat, winnersOf } from '@sesame/kernel';
import { listed, type TextContext } from '@sesame/ui';
import type { Built } from '../rules/events.ts';
import type { Card } from '../rules/pieces.ts';
import type { Event, Round } from '../rules/state.ts';
import { cardName } from './card-name.ts';
import { describeFaults } from './chain-fault-texts.ts';
import { formatTime } from './format-time.ts';
import { logTexts } from './log-texts.ts';

const FINAL_ROOM = 7;

/** A log line; undefined for events that other lines already cover. `show` renders a card. */
export const describe = (
  event: Event,
  context: TextContext,
  show: (card: Card) => string = (card) => `[${cardName(card, context.locale)}]`,
): string | undefined => {
  const { locale, names } = context;
  const say = logTexts[locale];
  const name = (seat: Seat) => names[seat] ?? '';
  switch (event.type) {
    case 'shuffled':
      return say.shuffled(event.cards);
    case 'took':
      return undefined;
    case 'drew':
      return say.drew(listed(event.cards.map(show), locale));
    case 'round':
      return event.room === FINAL_ROOM ? say.final(event.round) : say.round(event.round, event.room + 1);
    case 'ready':
      return say.ready(name(event.seat));
    case 'not-ready':
      return say.notReady(name(event.seat));
    case 'shown':
      return undefined;
    case 'race':
      return say.race;
    case 'done':
      return say.done(name(event.seat), formatTime(event.elapsed));
    case 'gave-up':
      return say.gaveUp(name(event.seat), formatTime(event.elapsed));
    case 'through':
      return say.through(name(event.seat));
    case 'empty':
      return say.empty;
    case 'prizes':
      return prizes(event.result, context);
    case 'built':
      return say.built(name(event.seat));
    case 'revealed':
      return event.builds.map((built, seat) => buildLine(built, name(seat), context)).join(' ');
    case 'over': {
      const winners = winnersOf(event.outcome).map(name);
      return say.over(listed(winners, locale), winners.length > 1);
    }
  }
};

/** Finishers with prizes, wrong chains, and crystals moved to the final room. */
const prizes = ({ finishers, raced, sweep, toFinal, equal }: Round, { locale, names }: TextContext): string => {
  const say = logTexts[locale];
  const told = finishers.map(({ seat, elapsed, crystals, cards }, place) => {
    const [name, prize] = [names[seat] ?? '', say.prize(crystals, cards)];
    if (equal) return say.isRight(name, prize);
    if (place > 0) return say.finishes(name, prize);
    return sweep ? say.sweeps(name, prize) : say.wins(name, formatTime(elapsed), prize);
  });
  const wrong = raced.flatMap(({ chain, tiles, right }, seat) =>
    right === false && chain ? [say.wrong(names[seat] ?? ''), ...describeFaults(chain, tiles, locale)] : [],
  );
  return [...(told.length === 0 ? [say.nobody] : told), ...wrong, ...(toFinal > 0 ? [say.toFinal(toFinal)] : [])].join(
    ' ',
  );
};

const buildLine = ({ lay, swap, placed, lost }: Built, name: string, { locale }: TextContext): string => {
  const say = logTexts[locale];
  const did =
    lay.length > 0
      ? say.lays(name, lay.length, placed)
      : swap
        ? say.swaps(name)
        : placed > 0
          ? say.places(name, placed)
          : say.nothing(name);
  return lost > 0 ? `${did} ${say.loses(name, lost)}` : did;
};
