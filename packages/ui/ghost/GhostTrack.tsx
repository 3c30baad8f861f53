import './ghost.css';
import { useEffect } from 'react';
import { useAnnounce } from '../announcer.tsx';
import { formatStopwatch } from '../board/Stopwatch.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../language/texts.ts';
import type { Ghost } from './ghost.ts';
import { ghostTexts } from './ghost-texts.ts';
import { useGhostProgress } from './use-ghost-progress.ts';

/** A ghost's progress beside one's own: a cell per stage, filled when the ghost had done it. */
export function GhostTrack({ ghost, startedAt }: { readonly ghost: Ghost; readonly startedAt: number }) {
  const say = useMessages(ghostTexts);
  const announce = useAnnounce();
  const done = useGhostProgress(ghost, startedAt);
  const { stages, time } = ghost;
  const isThrough = done >= stages;
  const name = say.ghostOf(ghost);
  useEffect(() => {
    if (isThrough) announce(say.through(name));
  }, [isThrough, name, say, announce]);
  return (
    <div className={`ghost-track${isThrough ? ' is-through' : ''}`} role="img" aria-label={say.at(name, done, stages)}>
      <span className="ghost-name small">
        <Icon name="eye" size={14} />
        <span>{name}</span>
      </span>
      <span className="small number soft">{isThrough ? formatStopwatch(time) : say.count(done, stages)}</span>
      <span className="ghost-cells">
        {Array.from({ length: stages }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are their place
          <i key={i} className={i < done ? 'is-done' : undefined} />
        ))}
      </span>
    </div>
  );
}

/** Who was faster in the end, and by how much. */
export function GhostVerdict({ ghost, time }: { readonly ghost: Ghost; readonly time: number }) {
  const say = useMessages(ghostTexts);
  const gap = Math.abs(time - ghost.time);
  const isWon = time < ghost.time;
  const text = gap === 0 ? say.level(ghost) : isWon ? say.won(ghost, gap) : say.lost(ghost, gap);
  return (
    <p className={`ghost-verdict line${isWon ? ' good' : ''}`}>
      <Icon name={isWon ? 'check' : 'eye'} size={16} />
      <span>{text}</span>
    </p>
  );
}
