import { Crystal, Figure, Icon, Picture, SeatStone, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { ChainPicture } from '../board/ChainPicture.tsx';
import { MachineCard } from '../board/MachineCard.tsx';
import { MachinePicture } from '../board/MachinePicture.tsx';
import { MachineStatusLine } from '../board/MachineStatus.tsx';
import { statusOf } from '../rules/machine.ts';
import type { Prize } from '../rules/prizes.ts';
import type { Machine } from '../rules/state.ts';
import { ADJACENT, ANY_CARD, APART, GOOD, NAMES, PAIR, UNFINISHED } from './example.ts';
import { manualTexts } from './texts.ts';

/** Two joined tiles. */
export function PairFigure() {
  const say = useMessages(manualTexts).race;
  return (
    <Figure className="xc-figure-pair" caption={say.pair}>
      <ChainPicture chain={PAIR} />
    </Figure>
  );
}

/** XC8: a right and a wrong example. */
export function ApartFigure() {
  const say = useMessages(manualTexts).race;
  return (
    <Figure className="xc-figure-two">
      <Verdict isRight text={say.apart}>
        <ChainPicture chain={APART} />
      </Verdict>
      <Verdict isRight={false} text={say.adjacent}>
        <ChainPicture chain={ADJACENT} />
      </Verdict>
    </Figure>
  );
}

function Verdict(props: { readonly isRight: boolean; readonly text: string; readonly children: ReactNode }) {
  const { isRight, text, children } = props;
  return (
    <div className="xc-figure-one">
      {children}
      <p className={`small line ${isRight ? 'good' : 'bad'}`}>
        <Icon name={isRight ? 'check' : 'cross'} size={18} />
        {text}
      </p>
    </div>
  );
}

/** Prizes of the example race, in finishing order. */
export function PrizeFigure(props: {
  readonly caption: string;
  readonly prizes: readonly Prize[];
  readonly notes: readonly string[];
}) {
  const { caption, prizes, notes } = props;
  const say = useMessages(manualTexts).prizes;
  return (
    <Figure caption={caption}>
      <ul className="xc-figure-prizes">
        {NAMES.map((name, seat) => {
          const { crystals = 0, cards = 0 } = prizes[seat] ?? {};
          return (
            <li key={name}>
              <SeatStone seat={seat} size={20} />
              <b>{name}</b>
              <span className="small soft">{notes[seat]}</span>
              <span className="xc-figure-gain">
                {crystals === 0 ? <span className="small soft">{say.nothing}</span> : <Gain {...{ crystals, cards }} />}
              </span>
            </li>
          );
        })}
      </ul>
    </Figure>
  );
}

function Gain({ crystals, cards }: Prize) {
  const say = useMessages(manualTexts).prizes;
  return (
    <>
      <span className="visually-hidden">{say.gain(crystals, cards)}</span>
      <Crystal colour="blue" size={20} glow={false} />
      <b aria-hidden="true">{crystals}</b>
      <Picture width={20} box="-52 -52 104 104">
        <MachineCard card={ANY_CARD} turn={1} />
      </Picture>
      <b aria-hidden="true">{cards}</b>
    </>
  );
}

/** A functioning machine and an unfinished one. */
export function MachinesFigure() {
  const say = useMessages(manualTexts).machine;
  return (
    <Figure className="xc-figure-two" caption={say.figure}>
      {[GOOD, UNFINISHED].map((machine) => (
        <MachineFigure key={machine.crystals} machine={machine} />
      ))}
    </Figure>
  );
}

function MachineFigure({ machine }: { readonly machine: Machine }) {
  return (
    <div className="xc-figure-one">
      <MachinePicture machine={machine} className="xc-picture" />
      <MachineStatusLine status={statusOf(machine)} />
    </div>
  );
}
