import type { Seat } from '@sesame/kernel';
import { Button, Crystal, Icon, SeatStone, Slab, useMessages, useName, useReducedMotion, useSteps } from '@sesame/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Count as Counted } from '../rules/state.ts';
import { MachinePicture } from './MachinePicture.tsx';
import { useTable } from './table.ts';
import { words } from './words.ts';

/** What is looked at, one after the other; who has won comes last. */
const PARTS = ['closed', 'filled', 'crystals'] as const;
const STEPS = PARTS.length + 1;

/** The end: machines are looked at in turn, closed, filled, largest; the winner is named last. */
export function Count({ end }: { readonly end: Counted }) {
  const { news, view } = useTable();
  const say = useMessages(words);
  const [step, skip] = useSteps(STEPS, news.isOver);
  const isDone = step >= STEPS;
  const best = end.detail.filter((_, seat) => end.ranks[seat] === 1)[0];
  const rivals = end.detail.filter(
    ({ crystals, functions }) => crystals === best?.crystals && functions === best.functions,
  );
  return (
    <Slab as="section" className="xc-tally" aria-labelledby="xc-tally">
      <header className="line">
        <h3 id="xc-tally" className="grow">
          {say.count}
        </h3>
        {!isDone && (
          <Button variant="quiet" tight onPress={skip}>
            {say.skip}
          </Button>
        )}
      </header>
      <table>
        <thead className="soft tiny">
          <tr>
            <th scope="col">{say.player}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {say[part]}
              </th>
            ))}
            <th scope="col" className="xc-extra">
              {say.cards}
            </th>
            <th scope="col" className="xc-extra">
              {say.hand}
            </th>
          </tr>
        </thead>
        <tbody>
          {view.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <Row key={seat} seat={seat} step={step} end={end} />
          ))}
        </tbody>
      </table>
      {isDone && best?.functions === false && <p className="small soft">{say.none}</p>}
      {isDone && rivals.length > 1 && <p className="small soft">{say.tie}</p>}
    </Slab>
  );
}

function Row({ seat, step, end }: { readonly seat: Seat; readonly step: number; readonly end: Counted }) {
  const { view, shown, show } = useTable();
  const say = useMessages(words);
  const name = useName();
  const one = view.seats[seat];
  const tally = end.detail[seat];
  if (one === undefined || tally === undefined) return null;
  const { open, empty, crystals } = one.status;
  const isFirst = step >= STEPS && end.ranks[seat] === 1;
  const told = (part: number) => (step > part ? 'told' : 'untold');
  return (
    <tr className={isFirst ? 'is-first' : undefined}>
      <th scope="row">
        <button type="button" className="xc-entry" aria-pressed={shown === seat} onClick={() => show(seat)}>
          <MachinePicture machine={one.machine} />
          <SeatStone seat={seat} size={20} />
          <b>{name(seat)}</b>
          {isFirst && <Icon name="trophy" size={18} />}
        </button>
      </th>
      <td className={told(0)}>
        <Answer left={open} words={say.open(open)} />
      </td>
      <td className={told(1)}>
        <Answer left={empty} words={say.empty(empty)} />
      </td>
      <td className={told(2)}>
        <span className="xc-total">
          <Crystal colour="blue" size={20} glow={tally.functions} />
          <CountUp to={crystals} isOn={step > 2} />
        </span>
      </td>
      <td className={`xc-extra ${told(3)}`}>{tally.cards}</td>
      <td className={`xc-extra ${told(3)}`}>{tally.hand}</td>
    </tr>
  );
}

/** Nothing is left to do, or so much. Where there is little room the words are only spoken. */
function Answer({ left, words: open }: { readonly left: number; readonly words: string }) {
  const say = useMessages(words);
  const isYes = left === 0;
  return (
    <span className={`xc-answer ${isYes ? 'good' : 'bad'}`}>
      <Icon name={isYes ? 'check' : 'cross'} size={16} />
      {!isYes && (
        <b className="xc-brief" aria-hidden="true">
          {left}
        </b>
      )}
      <span className="xc-full">{isYes ? say.yes : open}</span>
    </span>
  );
}

/** A number that is counted up one by one. */
function CountUp({ to, isOn }: { readonly to: number; readonly isOn: boolean }) {
  const isCalm = useReducedMotion();
  const [now, setNow] = useState(to);
  useLayoutEffect(() => {
    if (!isOn) setNow(0);
  }, [isOn]);
  useEffect(() => {
    if (!isOn || now >= to) return;
    const timer = setTimeout(() => setNow(isCalm ? to : now + 1), isCalm ? 0 : Math.min(90, 700 / to));
    return () => clearTimeout(timer);
  }, [isOn, isCalm, now, to]);
  return <b>{now}</b>;
}
