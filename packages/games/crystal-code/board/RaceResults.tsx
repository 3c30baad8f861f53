import type { Seat } from '@sesame/kernel';
import { animateFrom, Button, Crystal, Icon, Picture, SeatStone, Slab, useMessages, useName } from '@sesame/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { winnerOf } from '../rules/rounds.ts';
import type { Raced, Round } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { ChainsDialog } from './ChainsDialog.tsx';
import { formatTime } from './format-time.ts';
import { boardTexts } from './texts.ts';

/** Finishers in order, then everyone else. */
const orderOf = ({ finishers, raced }: Round): readonly Seat[] => {
  const first = finishers.map(({ seat }) => seat);
  return [...first, ...[...raced.keys()].filter((seat) => !first.includes(seat))];
};

/** Results of a race: times, prizes and wrong chains. */
export function RaceResults({ round }: { readonly round: Round }) {
  const { recent } = useBoard();
  const say = useMessages(boardTexts);
  const [looks, setLooks] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    // Crystals fly from their room to the winners.
    const room = document.querySelector(`.xc [data-room="${round.room}"] .xc-floor`)?.getBoundingClientRect();
    if (!recent.hasPrizes || !room || !list.current) return;
    const from = new DOMRect(room.x + room.width / 2 - 9, room.y + room.height / 2 - 9, 18, 18);
    for (const crystal of list.current.querySelectorAll<HTMLElement>('.xc-prize')) animateFrom(crystal, from);
  }, [recent.hasPrizes, round.room]);
  return (
    <Slab as="section" className="xc-results" aria-label={say.results}>
      <ol ref={list}>
        {orderOf(round).map((seat) => (
          <Result key={seat} seat={seat} round={round} />
        ))}
        {round.finishers.length === 0 && <li className="soft small">{say.nobody}</li>}
        {round.sweep && <li className="brass small">{say.sweep}</li>}
        {round.toFinal > 0 && <li className="soft small">{say.toFinal(round.toFinal)}</li>}
      </ol>
      <Button variant="quiet" tight icon="eye" onPress={() => setLooks(true)}>
        {say.chains}
      </Button>
      <ChainsDialog round={round} isOpen={looks} onOpenChange={setLooks} />
    </Slab>
  );
}

function Result({ seat, round }: { readonly seat: Seat; readonly round: Round }) {
  const say = useMessages(boardTexts);
  const name = useName();
  const finisher = round.finishers.find((one) => one.seat === seat);
  const raced = round.raced[seat];
  return (
    <li className={winnerOf(round) === seat ? 'is-first' : undefined}>
      <SeatStone seat={seat} size={20} />
      <b>{name(seat)}</b>
      {finisher ? (
        <>
          <span className="small soft">{round.equal ? say.right : formatTime(finisher.elapsed)}</span>
          <span className="xc-prizes">
            {Array.from({ length: finisher.crystals }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: crystals are alike
              <span key={i} className="xc-prize" aria-hidden="true">
                <Crystal colour="blue" size={18} glow={false} />
              </span>
            ))}
            {finisher.cards > 0 && <CardCount cards={finisher.cards} />}
            <span className="visually-hidden">{say.won(finisher.crystals, finisher.cards)}</span>
          </span>
        </>
      ) : (
        raced && <Failed raced={raced} />
      )}
    </li>
  );
}

function Failed({ raced }: { readonly raced: Raced }) {
  const say = useMessages(boardTexts);
  if (raced.right === false) {
    return (
      <span className="small bad line">
        <Icon name="cross" size={14} />
        {say.wrong}
      </span>
    );
  }
  return <span className="small soft">{raced.elapsed === undefined ? say.late : say.gaveUp}</span>;
}

function CardCount({ cards }: { readonly cards: number }) {
  return (
    <span className="xc-card-sign small" aria-hidden="true">
      <Picture width={16} box="-52 -52 104 104">
        <rect className="p-piece" x="-44" y="-44" width="88" height="88" rx="8" />
        <path className="conduit" d="M-44 0H44" />
      </Picture>
      {cards}
    </span>
  );
}
