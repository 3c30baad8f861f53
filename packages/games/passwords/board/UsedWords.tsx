import { Icon, SeatStone, Slab, TextField, useLocale, useMessages, useName } from '@sesame/ui';
import { memo, useState } from 'react';
import { normalise } from '../rules/normalise.ts';
import type { Turn } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { faultName } from './fault-texts.ts';
import { showWord } from './show-word.ts';
import { boardTexts } from './texts.ts';

type WordTurn = Exclude<Turn, { readonly type: 'pass' }>;

/** All words played, newest first. Invalid ones are struck through, with the reason. */
export const UsedWords = memo(function UsedWords() {
  const { view } = useBoard();
  const say = useMessages(boardTexts);
  const [sought, seek] = useState('');
  const part = normalise(sought);
  const wordTurns = view.turns.filter((turn) => turn.type !== 'pass');
  const found = wordTurns.filter(({ word }) => word.includes(part)).toReversed();
  return (
    <Slab as="section" className="pw-used" aria-labelledby="pw-used">
      <header>
        <h3 id="pw-used">{say.wordsUsed}</h3>
        <TextField
          label={say.search}
          hideLabel
          placeholder={say.searchHere}
          type="search"
          value={sought}
          onChange={seek}
        />
      </header>
      {found.length > 0 ? (
        <ul className="small">
          {found.map((turn) => (
            <UsedWord key={view.turns.indexOf(turn)} turn={turn} />
          ))}
        </ul>
      ) : (
        <p className="small soft">{wordTurns.length === 0 ? say.noWords : say.notFound(showWord(part))}</p>
      )}
    </Slab>
  );
});

function UsedWord({ turn }: { readonly turn: WordTurn }) {
  const { composer } = useBoard();
  const say = useMessages(boardTexts);
  const name = useName();
  const locale = useLocale();
  const { check } = composer ?? {};
  const isInTheWay = check?.type === 'fault' && check.fault.earlier === turn.word && turn.type === 'password';
  return (
    <li className={[turn.type === 'wrong' && 'wrong', isInTheWay && 'blocking'].filter(Boolean).join(' ')}>
      <SeatStone seat={turn.seat} size={18} label={name(turn.seat)} />
      {turn.type === 'password' ? (
        <span>{showWord(turn.word)}</span>
      ) : (
        <span>
          <del>{showWord(turn.word)}</del> <span className="tiny soft">{faultName(turn.fault, locale)}</span>
        </span>
      )}
      {isInTheWay && (
        <>
          <Icon name="warning" size={16} />
          <span className="visually-hidden">{say.inTheWay}</span>
        </>
      )}
    </li>
  );
}
