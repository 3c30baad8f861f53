import { Cubes, Icon, Picture, PowerToken, SeatStone, useLocale, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { powerName } from '../board/piece-names.ts';
import { OpenTile, TilePicture } from '../board/TilePicture.tsx';
import { POWERS, type Power } from '../rules/state.ts';
import { ANN, BO } from './example-match.ts';
import { manualTexts } from './texts.ts';

/** The five powers with text and figure. */
export function Powers() {
  const say = useMessages(manualTexts).powers;
  const locale = useLocale();
  return (
    <ul className="powers">
      {POWERS.map((power) => (
        <li key={power}>
          <h4 className="display">
            <Token power={power} />
            <span className="power-name">{powerName(power, locale)}</span>
          </h4>
          <p>{say[power]}</p>
          <figure className="manual-figure power-figure" aria-hidden="true">
            {FIGURES[power]}
          </figure>
        </li>
      ))}
    </ul>
  );
}

function Token({ power, size = 32 }: { readonly power: Power; readonly size?: number }) {
  return (
    <Picture width={size}>
      <PowerToken power={power} isActive />
    </Picture>
  );
}

const arrow = <Icon name="arrow" size={20} />;
const green = <TilePicture colour="g" />;

/** A tile with what lies below it in its column. */
function Column({ children }: { readonly children: ReactNode }) {
  return (
    <span className="power-column">
      {green}
      {children}
    </span>
  );
}

/** Two outcomes, one per line. */
function Lines({ lines }: { readonly lines: readonly [ReactNode, ReactNode] }) {
  return (
    <span className="power-lines">
      <span className="power-line">{lines[0]}</span>
      <span className="power-line">{lines[1]}</span>
    </span>
  );
}

const ann = <SeatStone seat={ANN} />;
const bo = <SeatStone seat={BO} />;
const tile = <OpenTile tile="g2" size={32} />;
const sum = <Cubes sum={7} size={16} />;

const FIGURES: Readonly<Record<Power, ReactNode>> = {
  spy: (
    <>
      {ann}
      <Token power="spy" />
      {green}
      {arrow}
      <OpenTile tile="gf" />
    </>
  ),
  negotiator: (
    <>
      <Column>
        <Token power="negotiator" size={24} />
      </Column>
      <span className="power-column">
        {bo}
        {sum}
      </span>
      {arrow}
      <Lines
        lines={[
          <>
            {bo}
            {tile}
            {ann}
            {sum}
          </>,
          <>
            {ann}
            {tile}
            {bo}
            {sum}
          </>,
        ]}
      />
    </>
  ),
  recycler: (
    <>
      <OpenTile tile="of" />
      <Token power="recycler" />
      <TilePicture colour="p" />
      {arrow}
      <OpenTile tile="p2" />
    </>
  ),
  preemptor: (
    <>
      <span className="power-line">
        {bo}
        {arrow}
      </span>
      <Column>
        <Cubes sum={4} size={14} />
      </Column>
      <Token power="preemptor" />
      <Lines
        lines={[
          <>
            {ann}
            {tile}
          </>,
          <>
            {bo}
            <OpenTile tile="o1" size={32} />
          </>,
        ]}
      />
    </>
  ),
  vanguard: (
    <>
      <Column>
        <Token power="vanguard" size={24} />
      </Column>
      <Lines
        lines={[
          <>
            {ann}
            <Icon name="check" size={20} />
          </>,
          <>
            {bo}
            <Icon name="cross" size={20} />
          </>,
        ]}
      />
    </>
  ),
};
