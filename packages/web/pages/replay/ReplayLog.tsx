import { type GameEntry, Slab } from '@sesame/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../locales/texts.tsx';
import { LogLineText, useLogLines } from '../../widgets/match/MatchLog.tsx';

/** The log of the replay. A line jumps to its ply. */
export function ReplayLog(props: {
  readonly game: GameEntry;
  readonly entries: Parameters<typeof useLogLines>[1];
  readonly names: readonly string[];
  readonly ply: number;
  readonly onPly: (ply: number) => void;
}) {
  const { game, entries, names, ply, onPly } = props;
  const texts = useTexts();
  const lines = useLogLines(game, entries, names);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>(`[data-ply="${ply}"]`);
    if (list.current && here) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
  }, [ply]);
  return (
    <Slab as="section" className="replay-log" aria-label={texts.match.log}>
      <ol className="match-log small" ref={list}>
        {lines.map((line) => (
          <li key={`${line.ply} ${line.text}`} data-ply={line.ply}>
            <span className="faint-number">{line.ply}</span>
            <button
              type="button"
              className="log-link"
              {...(line.ply === ply && { 'aria-current': 'step' })}
              onClick={() => onPly(line.ply)}
            >
              <LogLineText game={game} line={line} />
            </button>
          </li>
        ))}
      </ol>
    </Slab>
  );
}
