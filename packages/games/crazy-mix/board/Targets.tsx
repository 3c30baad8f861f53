import { Picture, RaceTraceContext, useLocale, useMessages } from '@sesame/ui';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useContext, useRef, useState } from 'react';
import type { Face } from '../rules/pieces.ts';
import { gridCell } from '../rules/square.ts';
import type { Place } from '../rules/state.ts';
import { faceOf } from '../rules/targets.ts';
import { answeredRound, useBoard } from './board-context.ts';
import { nextWithKey } from './next-with-key.ts';
import { TargetFace } from './TargetFace.tsx';
import { TargetHalfButton } from './TargetHalf.tsx';
import { halvesOf, isArrow, isSameHalf, nextHalf, type TargetHalf } from './target-border.ts';
import { boardTexts } from './texts.ts';
import { WinnerFlag } from './WinnerFlag.tsx';

/**
 * The twenty targets around the pile (roving tabindex). Arrow keys move between them, and the key of a property value to
 * the next symbol that has it, unless the pad takes that key.
 */
export function Targets({ isTurning }: { readonly isTurning: boolean }) {
  const { view, isLive, cardChoice } = useBoard();
  const say = useMessages(boardTexts);
  const locale = useLocale();
  const border = useRef<HTMLFieldSetElement>(null);
  const halves = halvesOf(view.targets);
  const [entry, setEntry] = useState<TargetHalf>({ place: 0, half: 0 });
  const reached = halves.find((half) => isSameHalf(half, entry)) ?? halves[0];

  const trace = useContext(RaceTraceContext);
  const over = useRef<Place>(undefined);
  /** Records the targets on the way to the claim. */
  const reach = (place: Place | undefined) => {
    if (place !== undefined && place !== over.current) trace.mark('target', place);
    over.current = place;
  };
  const walk = (event: KeyboardEvent) => {
    if (!isLive || reached === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const { key } = event;
    const next = isArrow(key) ? nextHalf(reached, key, halves) : nextWithKey(view, reached, key.toLowerCase(), locale);
    if (next === undefined) return;
    event.preventDefault();
    const { place, half } = next;
    border.current?.querySelector<HTMLElement>(`[data-half="${place} ${half}"]`)?.focus();
  };
  return (
    <fieldset
      ref={border}
      className="mix-border"
      aria-label={say.targets}
      data-acted-on={cardChoice ? undefined : true}
      onKeyDown={walk}
      onMouseDown={keepFocus}
      onPointerOver={(event) => reach(placeUnder(event))}
    >
      {view.targets.map(({ id, face }, place) => (
        <Target key={id} place={place} face={face} back={isTurning ? faceOf(id, false) : undefined}>
          {halves
            .filter((half) => half.place === place)
            .map((half) => (
              <TargetHalfButton
                key={half.half}
                half={half}
                isEntry={isSameHalf(reached, half)}
                onFocus={() => {
                  setEntry(half);
                  reach(place);
                }}
              />
            ))}
        </Target>
      ))}
    </fieldset>
  );
}

const placeUnder = ({ target }: PointerEvent): Place | undefined => {
  const half = target instanceof Element ? target.closest('[data-half]')?.getAttribute('data-half') : undefined;
  return half ? Number.parseInt(half, 10) : undefined;
};

/** A press may end a round and put the focus on the button that comes next: it stays there. */
const keepFocus = (event: MouseEvent): void => {
  if (document.activeElement instanceof HTMLButtonElement) event.preventDefault();
};

function Target(props: {
  readonly place: Place;
  readonly face: Face;
  /** Previous face, during the turning animation. */
  readonly back: Face | undefined;
  readonly children: React.ReactNode;
}) {
  const { place, face, back, children } = props;
  const last = answeredRound(useBoard());
  const { row, column } = gridCell(place);
  return (
    <div
      className={`mix-target${last?.target === place ? ' found' : ''}`}
      style={{
        '--cell': `${row + 1} / ${column + 1}`,
        '--place': place,
        '--sweep': place / Math.max(1, last?.target ?? 1),
      }}
      data-swept={last !== undefined && place < last.target ? '' : undefined}
    >
      {back ? (
        <div className="mix-flip">
          <Picture className="back">
            <TargetFace face={back} />
          </Picture>
          <Picture>
            <TargetFace face={face} />
          </Picture>
        </div>
      ) : (
        <Picture>
          <TargetFace face={face} />
        </Picture>
      )}
      <div className="mix-halves">{children}</div>
      {last?.target === place && <WinnerFlag round={last} at={{ row, column }} />}
    </div>
  );
}
