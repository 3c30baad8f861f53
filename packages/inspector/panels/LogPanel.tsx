import type { Actor, Fault, Told } from '@sesame/kernel';
import { IconButton } from '@sesame/ui';
import { useEffect, useRef } from 'react';
import { type Inspected, viewerName } from '../inspected.ts';
import type { FoldedPosition } from '../session/fold.ts';

const actorName = (by: Actor): string =>
  typeof by === 'number' ? viewerName(by) : by === 'chance' ? 'Chance' : 'Clock';
const audience = ({ to }: Told<unknown>): string =>
  to === 'all' ? 'all' : to.length === 0 ? 'nobody' : `seat ${to.join(', ')}`;

/** All inputs with their events and who sees them. A press shows the position after an input. */
export function LogPanel(props: Inspected & { readonly fault: Fault | undefined }) {
  const { positions, ply, session, jump, fault } = props;
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever another position is shown
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [ply]);
  const last = positions.length - 1;
  const lost = session.inputs.slice(last);
  return (
    <section className="inspector-log" aria-label="Log">
      <div className="inspector-steps">
        <IconButton icon="stepFirst" label="First position" isDisabled={ply === 0} onPress={() => jump(0)} />
        <IconButton icon="stepPrev" label="Step back" isDisabled={ply === 0} onPress={() => jump(ply - 1)} />
        <output aria-label="Position">
          {ply} / {last}
        </output>
        <IconButton icon="stepNext" label="Step forward" isDisabled={ply === last} onPress={() => jump(ply + 1)} />
        <IconButton icon="stepLast" label="Last position" isDisabled={ply === last} onPress={() => jump(last)} />
      </div>
      <ol className="inspector-scroll">
        {positions.map((position) => (
          <li key={position.ply}>
            <button
              ref={position.ply === ply ? current : undefined}
              type="button"
              className="log-entry"
              aria-current={position.ply === ply ? 'step' : undefined}
              onClick={() => jump(position.ply)}
            >
              <Entry {...position} />
            </button>
          </li>
        ))}
        {lost.map((input, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an input is its place
          <li key={i} className="log-entry lost">
            <span className="log-head">
              <b>{last + 1 + i}</b> {actorName(input.by)}
              {i === 0 && fault && <span className="bad"> {fault.code}</span>}
            </span>
            <code>{JSON.stringify(input.move)}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({ ply, input, events }: FoldedPosition) {
  if (input === undefined) return <span className="log-head">Setup</span>;
  return (
    <>
      <span className={`log-head by-${typeof input.by === 'number' ? 'seat' : input.by}`}>
        <b>{ply}</b> {actorName(input.by)} <time className="soft">{(input.at / 1000).toFixed(1)} s</time>
      </span>
      <code>{JSON.stringify(input.move)}</code>
      {events.map((told, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an event is its place
        <span key={i} className="log-event">
          <span className={`log-to${told.to === 'all' ? '' : ' some'}`}>{audience(told)}</span>
          <code>{JSON.stringify(told.event)}</code>
        </span>
      ))}
    </>
  );
}
