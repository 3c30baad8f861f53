import { Icon, useMessages } from '@sesame/ui';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { type Camera, toScreen } from './camera.ts';
import { inRowOrder, type JointMark } from './joint-marks.ts';
import { raceTexts } from './race-texts.ts';

interface Marks {
  readonly marks: readonly JointMark[];
  readonly camera: Camera;
  /** Highlight matching sides. */
  readonly help: boolean;
}

const keyOf = ({ one, other }: JointMark): string => `${one.at} ${other.at}`;

/** Edges shared by touching sides. */
export function JointLines({ marks, camera, help }: Marks) {
  return (
    <svg className="xc-joint-lines" width="100%" height="100%" aria-hidden="true">
      {marks.map((mark) => {
        const [from, to] = [toScreen(camera, mark.line[0]), toScreen(camera, mark.line[1])];
        const isGlowing = help && mark.holds;
        return (
          <line
            key={keyOf(mark)}
            className={isGlowing ? 'is-glowing' : undefined}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
          />
        );
      })}
    </svg>
  );
}

/** Symbol counts at each joint; dragging one moves the whole group. */
export function JointSums(props: Marks & { readonly onHold: (event: ReactPointerEvent<Element>, at: number) => void }) {
  const { marks, camera, help, onHold } = props;
  return marks.map((mark) => {
    const { x, y } = toScreen(camera, mark.mark);
    const isGlowing = help && mark.holds;
    return (
      <span
        key={keyOf(mark)}
        className={`xc-sum${isGlowing ? ' is-glowing' : ''}${mark.isSameKind ? '' : ' is-mismatched'}`}
        style={{ translate: `${x}px ${y}px` }}
        aria-hidden="true"
        onPointerDown={(event) => onHold(event, mark.one.at)}
      >
        <span className="xc-sum-plate">
          {mark.isSameKind ? `${mark.counts[0]}+${mark.counts[1]}` : '≠'}
          {isGlowing && <Icon name="check" size={14} />}
        </span>
      </span>
    );
  });
}

/** Text line with the symbol counts and the progress of the chain. */
export function Readout(props: Pick<Marks, 'marks' | 'help'> & { readonly row: readonly number[] | undefined }) {
  const { marks, help, row } = props;
  const say = useMessages(raceTexts);
  const said =
    marks.length === 0
      ? say.loose
      : row === undefined
        ? say.noRow
        : row.length === 5
          ? say.whole
          : say.inRow(row.length);
  return (
    <p className="xc-readout small">
      <span className="soft">{said}</span>
      {inRowOrder(marks, row).map((mark) => {
        const [a, b] = mark.counts;
        const isGlowing = help && mark.holds;
        if (!mark.isSameKind) {
          return (
            <span key={keyOf(mark)} className="xc-count soft">
              <span aria-hidden="true">≠</span>
              <span className="visually-hidden">{say.differ}</span>
            </span>
          );
        }
        return (
          <span key={keyOf(mark)} className={`xc-count${isGlowing ? ' good' : ''}`}>
            {a}+{b} = <b className={mark.holds ? 'brass' : undefined}>{a + b}</b>
            {isGlowing && (
              <>
                <Icon name="check" size={14} />
                <span className="visually-hidden">{say.matches}</span>
              </>
            )}
          </span>
        );
      })}
    </p>
  );
}
