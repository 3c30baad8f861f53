import type { Room } from '@sesame/protocol';
import { Slab, useLocale, useMessages } from '@sesame/ui';
import { Link } from 'wouter';
import { gameOf } from '../../data/games.ts';
import { roomTexts } from '../../locales/room/texts.ts';

/** The matches so far, newest first, with the names in the order of the result. */
export function RoomResults({ room: { ended } }: { readonly room: Room }) {
  const say = useMessages(roomTexts);
  const locale = useLocale();
  if (ended.length === 0) return undefined;
  return (
    <Slab as="section" className="stack close" aria-labelledby="room-results">
      <h2 id="room-results">{say.results}</h2>
      <ol className="rows">
        {ended.map(({ match, game, seats, ranks }) => (
          <li key={match}>
            <div className="grow">
              <Link className="link" href={`/matches/${match}`}>
                {gameOf(game)?.name[locale] ?? game}
              </Link>
              <div className="soft small">{rankedNames(seats, ranks)}</div>
            </div>
          </li>
        ))}
      </ol>
    </Slab>
  );
}

/** "1. Ann, 2. Bo": tied players have the same number. */
const rankedNames = (seats: Room['ended'][number]['seats'], ranks: readonly number[]): string =>
  seats
    .map(({ name }, seat) => ({ name, rank: ranks[seat] ?? 0 }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ name, rank }) => `${rank}. ${name}`)
    .join(', ');
