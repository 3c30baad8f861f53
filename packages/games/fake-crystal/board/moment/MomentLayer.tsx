import './moment.css';
import { type Moment, useMessages, useTextContext } from '@sesame/ui';
import type { Event } from '../../rules/state.ts';
import { useBoard } from '../board-context.ts';
import { captionOf } from './caption.ts';
import { momentTexts } from './moment-texts.ts';
import { PreemptScene } from './PreemptScene.tsx';
import { RoundSummary } from './RoundSummary.tsx';
import { tradesOfRound } from './round-summary.ts';
import { TileScene } from './TileScene.tsx';
import { TrophyScene } from './TrophyScene.tsx';
import { turnedBy } from './turned-tile.ts';

interface MomentLayerProps {
  readonly moment: Moment<Event>;
  /** All events before it, for the summary of the round. */
  readonly log: readonly Event[] | undefined;
}

/** The event being shown, in the middle of the visible part of the board. Screen readers hear of it afterwards. */
export function MomentLayer({ moment, log }: MomentLayerProps) {
  const { event, ms } = moment;
  const caption = captionOf(event, useTextContext());
  return (
    <div className={`moment is-${event.type}`} style={{ '--moment': `${ms}ms` }} aria-hidden="true">
      <div className="moment-stage">
        <p className="moment-caption">{caption}</p>
        <Scene moment={moment} log={log} />
      </div>
    </div>
  );
}

function Scene({ moment: { event, ms }, log }: MomentLayerProps) {
  const { view } = useBoard();
  const say = useMessages(momentTexts);
  const turned = turnedBy(event, view);
  if (turned) return <TileScene turned={turned} ms={ms} {...(event.type === 'saw' && { note: say.onlyYou })} />;
  if (event.type === 'claimed') return <TrophyScene trophy={event.trophy} />;
  if (event.type === 'preempted') return <PreemptScene event={event} />;
  return event.type === 'round' && <RoundSummary trades={tradesOfRound(log ?? [])} />;
}
