import type { MoveMark, MoveNote } from '@sesame/protocol';
import { type GameEntry, Icon, Slab, useMessages } from '@sesame/ui';
import { useEffect, useRef } from 'react';
import { annotationTexts } from '../../locales/annotations/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { LogLineText, useLogLines } from '../../widgets/match/MatchLog.tsx';
import { MarkSign } from './annotations/MarkSign.tsx';

/** The log of the replay. A line jumps to its ply. */
export function ReplayLog(props: {
  readonly game: GameEntry;
  readonly entries: Parameters<typeof useLogLines>[1];
  readonly names: readonly string[];
  readonly ply: number;
  readonly onPly: (ply: number) => void;
  readonly notes: readonly MoveNote[];
}) {
  const { game, entries, names, ply, onPly, notes } = props;
  const say = useMessages(annotationTexts);
  const marks = new Map(notes.map((note) => [note.ply, note.mark]));
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
        {lines.map((line, i) => (
          <li key={`${line.ply} ${line.text}`} data-ply={line.ply}>
            <span className="faint-number">{line.ply}</span>
            <button
              type="button"
              className="log-link"
              {...(line.ply === ply && { 'aria-current': 'step' })}
              onClick={() => onPly(line.ply)}
            >
              <LogLineText game={game} line={line} />
              {marks.has(line.ply) && lines[i - 1]?.ply !== line.ply && (
                <LogMark mark={marks.get(line.ply)} label={say.notes} />
              )}
            </button>
          </li>
        ))}
      </ol>
    </Slab>
  );
}

/** The sign of an annotated move: its mark, or that there is a note. */
function LogMark({ mark, label }: { readonly mark: MoveMark | undefined; readonly label: string }) {
  return (
    <span className="log-mark">
      {mark === undefined ? <Icon name="chat" size={14} /> : <MarkSign mark={mark} />}
      {mark === undefined && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
