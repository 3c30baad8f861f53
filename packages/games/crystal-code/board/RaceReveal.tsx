import type { Seat } from '@sesame/kernel';
import { Button, Icon, SeatStone, Slab, useMessages, useName } from '@sesame/ui';
import { useMemo } from 'react';
import { winnerOf } from '../rules/rounds.ts';
import { solve } from '../rules/solve.ts';
import type { Raced, Round } from '../rules/state.ts';
import { ChainPicture } from './ChainPicture.tsx';
import { formatTime } from './format-time.ts';
import { raceTexts } from './race-texts.ts';
import { boardTexts } from './texts.ts';

/** The chains of all side by side. In the moment their joints are checked one by one before the verdicts appear. */
export function RaceReveal(props: {
  readonly round: Round;
  /** Length of the moment, in milliseconds; undefined after it. */
  readonly ms?: number;
  readonly onContinue?: (() => void) | undefined;
}) {
  const { round, ms, onContinue } = props;
  const say = useMessages(raceTexts);
  const results = useMessages(boardTexts);
  return (
    <section
      className={`xc-reveal among-${round.raced.length}${ms === undefined ? '' : ' is-checking'}`}
      aria-label={results.results}
      style={{ '--moment': `${ms ?? 0}ms` }}
    >
      <ul>
        {round.raced.map((raced, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <RevealedChain key={seat} seat={seat} raced={raced} round={round} />
        ))}
      </ul>
      {round.finishers.length === 0 && <p className="xc-verdict-late status">{say.noWinner}</p>}
      <div className="xc-reveal-foot">
        {onContinue && (
          <Button variant="primary" autoFocus data-focus-next onPress={onContinue}>
            {say.startBuilding}
          </Button>
        )}
      </div>
    </section>
  );
}

function RevealedChain(props: { readonly seat: Seat; readonly raced: Raced; readonly round: Round }) {
  const { seat, raced, round } = props;
  const isWinner = winnerOf(round) === seat;
  const say = useMessages(raceTexts);
  const name = useName();
  const { chain, right, tiles } = raced;
  return (
    <Slab as="li" className={`xc-revealed${isWinner ? ' is-winner' : ''}`}>
      <p className="line">
        <SeatStone seat={seat} size={22} />
        <b>{name(seat)}</b>
        <Verdict raced={raced} isWinner={isWinner} isTimed={!round.equal} />
      </p>
      <ChainPicture chain={chain} tiles={tiles} />
      {right !== true && <Solution tiles={tiles} label={say.solution} none={say.noSolution} />}
    </Slab>
  );
}

/** Time of a right chain if it counts, or why there is none. */
function Verdict(props: { readonly raced: Raced; readonly isWinner: boolean; readonly isTimed: boolean }) {
  const { raced, isWinner, isTimed } = props;
  const { chain, right, elapsed } = raced;
  const say = useMessages(boardTexts);
  const race = useMessages(raceTexts);
  const failure = chain ? say.wrong : elapsed === undefined ? say.late : say.gaveUp;
  return (
    <span className={`xc-verdict-late line small ${right ? 'good' : chain ? 'bad' : 'soft'}`}>
      {chain && <Icon name={right ? 'check' : 'cross'} size={16} />}
      {right ? (isTimed ? formatTime(elapsed ?? 0) : say.right) : failure}
      {isWinner && <b className="brass">{race.winner}</b>}
    </span>
  );
}

function Solution(props: { readonly tiles: Raced['tiles']; readonly label: string; readonly none: string }) {
  const { tiles, label, none } = props;
  const solution = useMemo(() => solve(tiles)[0], [tiles]);
  return (
    <div className="xc-solution">
      <p className="tiny soft">{solution ? label : none}</p>
      {solution && <ChainPicture chain={solution} />}
    </div>
  );
}
