import './board.css';
import {
  type BoardProps,
  Button,
  Slab,
  StatusLine,
  useFocusNext,
  useKeyboardShortcuts,
  useTextContext,
  useTimeUntil,
  Well,
} from '@sesame/ui';
import { useRef } from 'react';
import { CARDS, type Event, isRight, type Move, type View } from '../rules/index.ts';
import { actFor } from './keys.ts';
import { NumberCard } from './NumberCard.tsx';
import { Scores } from './Scores.tsx';
import { prompt } from './texts.ts';
import { usePointing } from './use-pointing.ts';

const PLACES = Array.from({ length: CARDS }, (_, place) => place);

/** The number, the nine cards and the scores. Between rounds the last one stays, with its solution. */
export function Board({ view, seat, play }: BoardProps<View, Move, Event>) {
  const board = useRef<HTMLDivElement>(null);
  const context = useTextContext();
  const { chosen, pick } = usePointing(view, play);
  const mayPoint = play !== undefined && view.may.includes('point');
  useKeyboardShortcuts(({ key }) => (play ? actFor({ may: view.may, pick, play }, key) : undefined));
  useFocusNext(board, mayPoint ? `point ${view.round}` : view.phase);
  const isBetween = view.deal === undefined && view.phase !== 'race';
  const deal = view.deal ?? (isBetween ? view.last : undefined);
  const state = view.end ? 'over' : view.may.length > 0 ? 'yours' : 'theirs';
  return (
    <div ref={board} className="first-sum">
      <StatusLine state={state}>{prompt(view, seat ?? 'spectator', context)}</StatusLine>
      <Slab className="table">
        <Well className="cards">
          {PLACES.map((place) => (
            <NumberCard
              key={place}
              number={deal?.cards[place]}
              look={place === chosen ? 'chosen' : lookOf(view, place)}
              onPress={mayPoint ? () => pick(place) : undefined}
            />
          ))}
        </Well>
        <div className="side">
          <Target view={view} number={deal?.target} />
          {play && view.may.includes('open') && (
            <Button variant="primary" onPress={() => play({ type: 'open' })}>
              Open round {view.round}
            </Button>
          )}
          {play && view.may.includes('pass') && <Button onPress={() => play({ type: 'pass' })}>Pass</Button>}
          <Scores view={view} />
        </div>
      </Slab>
    </div>
  );
}

/** The number to make, or the seconds until the next one. */
function Target({ view, number }: { readonly view: View; readonly number: number | undefined }) {
  const untilStart = useTimeUntil(view.startsAt);
  const untilEnd = useTimeUntil(view.race?.endsAt, 250);
  const isCounting = untilStart !== undefined;
  const label = isCounting ? 'Next round in' : 'Make';
  return (
    <div className={isCounting ? 'target counting' : 'target'}>
      <span className="soft">{label}</span>
      <span className="display">{isCounting ? Math.ceil(untilStart / 1000) : (number ?? '?')}</span>
      <span className="soft small">{untilEnd === undefined ? '' : `${Math.ceil(untilEnd / 1000)} s left`}</span>
    </div>
  );
}

/** The solution of the last round, and your own answer in this one. */
const lookOf = ({ deal, last, answer, phase }: View, place: number): 'right' | 'wrong' | undefined => {
  const isIn = (pair: { first: number; second: number }) => pair.first === place || pair.second === place;
  if (deal && answer?.pair && isIn(answer.pair)) return answer.right ? 'right' : 'wrong';
  if (deal !== undefined || last === undefined || phase === 'race') return undefined;
  const others = PLACES.filter((other) => other !== place);
  return others.some((other) => isRight(last, { first: place, second: other })) ? 'right' : undefined;
};
