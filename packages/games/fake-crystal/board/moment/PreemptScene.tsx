import { Picture, playSound, Tile, useMessages, useName, vibrate } from '@sesame/ui';
import { useEffect } from 'react';
import type { Event } from '../../rules/state.ts';
import { offerAt, useBoard } from '../board-context.ts';
import { CRYSTALS } from '../crystal-colours.ts';
import { OpenTile } from '../TilePicture.tsx';
import { momentTexts } from './moment-texts.ts';

/** A pre-emptor steps in: the tile they will get, still face down, and the tile they give for it. */
export function PreemptScene({ event }: { readonly event: Extract<Event, { type: 'preempted' }> }) {
  const { view } = useBoard();
  const say = useMessages(momentTexts);
  const name = useName();
  const offer = offerAt(view, event);
  useEffect(() => {
    playSound('bolt');
    vibrate(30);
  }, []);
  return (
    <>
      <div className="moment-tile is-closed">
        {offer && (
          <Picture className="back">
            <Tile colour={CRYSTALS[offer.colour]} />
          </Picture>
        )}
        {offer && (
          <span className="moment-stamp settled">
            <small>{say.stamp}</small>
            <b>{offer.claim}</b>
          </span>
        )}
      </div>
      <p className="moment-given">
        {say.gets(name(event.from))} <OpenTile tile={event.gave} size={56} />
      </p>
    </>
  );
}
