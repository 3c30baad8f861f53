import { Picture, playSound, Tile, useMessages, useReducedMotion, vibrate } from '@sesame/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { FACES } from '../../rules/tiles.ts';
import { useVerdictText, verdictOf } from '../claim-verdict.ts';
import { CRYSTALS } from '../crystal-colours.ts';
import { flyAway, flyIn } from '../flights.ts';
import { momentTexts } from './moment-texts.ts';
import type { TurnedTile } from './turned-tile.ts';
import { useTurn } from './use-turn.ts';

/** A tile in the middle: it arrives face down with its claim stamped on it, is turned, and the verdict appears. */
export function TileScene(props: { readonly turned: TurnedTile; readonly ms: number; readonly note?: string }) {
  const { turned, ms, note } = props;
  const { tile, claim } = turned;
  const { colour, kind } = FACES[tile];
  const say = useMessages(momentTexts);
  const isTurned = useTurn(ms);
  const verdict = useVerdictText(turned);
  const piece = useFlights(turned, ms, isTurned);
  useEffect(() => {
    if (!isTurned) return playSound('drawer');
    playSound(kind === 'f' ? 'dull' : 'struck', 120);
    if (kind === 'f') vibrate(40, 60, 40);
    else vibrate(25);
  }, [isTurned, kind]);
  return (
    <>
      <div className={`moment-tile is-${isTurned ? verdictOf(turned) : 'closed'}`} ref={piece}>
        <span className={isTurned ? 'moment-flip turned' : 'moment-flip'}>
          <Picture className="back">
            <Tile colour={CRYSTALS[colour]} />
          </Picture>
          {isTurned && (
            <Picture className="face">
              <Tile colour={CRYSTALS[colour]} face={kind} />
            </Picture>
          )}
        </span>
        {claim !== undefined && (
          <span className="moment-stamp">
            <small>{say.stamp}</small>
            <b>{claim}</b>
          </span>
        )}
      </div>
      <p className="moment-verdict">{isTurned && <span className={`is-${verdictOf(turned)}`}>{verdict}</span>}</p>
      {note !== undefined && <p className="moment-note">{isTurned && note}</p>}
    </>
  );
}

/** Flies the tile in from its stall, and on to its new owner when the moment is over. */
const useFlights = ({ spot, to }: TurnedTile, ms: number, isTurned: boolean) => {
  const piece = useRef<HTMLDivElement>(null);
  const isCalm = useReducedMotion();
  const wasTurned = useRef(false);
  useEffect(() => {
    wasTurned.current = isTurned;
  }, [isTurned]);
  const place = spot && `${spot.seller} ${spot.column}`;
  useLayoutEffect(() => {
    const tile = piece.current;
    const board = tile?.closest('.fake');
    if (!tile || !board || isCalm) return;
    const from = place === undefined ? null : board.querySelector(`[data-spot="${place}"]`);
    flyIn(tile, from, ms * 0.2);
    return () => {
      if (wasTurned.current && to !== undefined) flyAway(board, tile, to);
    };
  }, [place, to, ms, isCalm]);
  return piece;
};
