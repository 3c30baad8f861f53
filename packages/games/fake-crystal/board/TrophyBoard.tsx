import { Picture, SeatStone, useMessages } from '@sesame/ui';
import { memo, useState } from 'react';
import { TROPHIES, type Trophy } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { TrophyMedal } from './TrophyMedal.tsx';
import { TrophyProgress } from './TrophyProgress.tsx';
import { nearSeats } from './trophy-progress.ts';
import { trophyTexts } from './trophy-texts.ts';

/** Geometry of the board: trophies on one circle, stones of the seats close to them on another. */
const BOX_SIZE = 444;
const MEDAL_RADIUS = 159;
const STONE_RADIUS = 213;
const STONE_SPACING_DEGREES = 4.7;

const share = (units: number): string => `${50 + (100 * units) / BOX_SIZE}%`;

const placeAt = (radius: number, degrees: number) => ({
  left: share(radius * Math.cos((degrees * Math.PI) / 180)),
  top: share(radius * Math.sin((degrees * Math.PI) / 180)),
});

const angleOf = (i: number): number => -90 + (i * 360) / TROPHIES.length;

/** The trophies: which are left, who claimed which, and who is close to which. */
export const TrophyBoard = memo(function TrophyBoard() {
  const { view } = useBoard();
  const say = useMessages(trophyTexts);
  const [pointed, point] = useState<Trophy>();
  const [pinned, pin] = useState<Trophy>();
  const shownTrophy = pointed ?? pinned;
  // Round 0 is before the deal.
  const round = Math.max(1, view.round);
  return (
    <section className="rosette" aria-label={say.board}>
      <Picture box="-222 -222 444 444" width={BOX_SIZE} className="rosette-ground">
        <circle className="p-dim" r="216" />
        <circle className="p-slab" r="102" />
        <circle className="p-rim" r="99" />
      </Picture>
      <ul>
        {TROPHIES.map((trophy, i) => (
          <li key={trophy}>
            <TrophyMedal
              trophy={trophy}
              place={placeAt(MEDAL_RADIUS, angleOf(i))}
              isPinned={pinned === trophy}
              onPoint={(isOn) => point(isOn ? trophy : undefined)}
              onPin={() => pin(pinned === trophy ? undefined : trophy)}
            />
            <NearStones trophy={trophy} angle={angleOf(i)} />
          </li>
        ))}
      </ul>
      <div className="rosette-centre" aria-hidden={pinned === undefined}>
        {shownTrophy ? (
          <TrophyProgress trophy={shownTrophy} />
        ) : view.phase === 'over' ? (
          <p className="display round">{say.over}</p>
        ) : (
          <>
            <p className="display round">{say.round(round)}</p>
            <p className="display soft">{say.of(view.rounds)}</p>
            <p className="brass trophies-left">{say.left(view.board.length)}</p>
          </>
        )}
      </div>
      <p className="visually-hidden">{`${say.round(round)} ${say.of(view.rounds)}. ${say.left(view.board.length)}.`}</p>
    </section>
  );
});

/** Stones of the seats close to a trophy. Hidden from screen readers: the trophy's name lists them. */
function NearStones({ trophy, angle }: { readonly trophy: Trophy; readonly angle: number }) {
  const { view } = useBoard();
  const seats = view.phase === 'over' ? [] : nearSeats(view, trophy);
  return seats.map((seat, i) => (
    <span
      key={seat}
      className="near-stone"
      style={placeAt(STONE_RADIUS, angle + STONE_SPACING_DEGREES * (i - (seats.length - 1) / 2))}
    >
      <SeatStone seat={seat} size={15} />
    </span>
  ));
}
