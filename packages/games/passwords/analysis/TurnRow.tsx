import { Icon, IconButton, LabelledCell, SeatStone, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { faultName } from '../board/fault-texts.ts';
import { showWord } from '../board/show-word.ts';
import { boardTexts } from '../board/texts.ts';
import { WalkFigure } from '../board/WalkFigure.tsx';
import { isBest, type Judgement, shareOf } from './judgement.ts';
import { Share } from './Share.tsx';
import { analysisTexts } from './texts.ts';

interface RowProps {
  readonly judgement: Judgement;
  readonly names: readonly string[];
}

/** Table row of one turn: the word played, the best word and the share. Expands to show both walks. */
export function TurnRow({ judgement, names }: RowProps) {
  const say = useMessages(analysisTexts).turns;
  const [isOpen, setOpen] = useState(false);
  const { number, turn, better } = judgement;
  const hasWalk = turn.type === 'password' || better !== undefined;
  return (
    <>
      <tr className={isOpen ? 'open' : undefined}>
        <th scope="row">
          <span className="player-name">
            <span className="number soft">{number}</span>
            <SeatStone seat={turn.seat} size={18} />
            {names[turn.seat]}
          </span>
        </th>
        <LabelledCell label={say.played}>
          <Played judgement={judgement} />
        </LabelledCell>
        <LabelledCell label={say.best}>
          <Best judgement={judgement} />
        </LabelledCell>
        <LabelledCell label={say.share}>
          <Share share={shareOf(judgement)} />
        </LabelledCell>
        <td className="toggle">
          {hasWalk && (
            <IconButton
              icon={isOpen ? 'chevronUp' : 'eye'}
              label={say.walks(number)}
              isPressed={isOpen}
              onPress={() => setOpen(!isOpen)}
            />
          )}
        </td>
      </tr>
      {isOpen && (
        <tr className="walks-row">
          <td colSpan={5}>
            <Walks judgement={judgement} />
          </td>
        </tr>
      )}
    </>
  );
}

function Played({ judgement: { turn, result, could, grade } }: Pick<RowProps, 'judgement'>) {
  const say = useMessages(analysisTexts).turns;
  const { passes, safesLocked } = useMessages(boardTexts);
  const locale = useLocale();
  if (turn.type === 'pass') return <span className="soft">{passes}</span>;
  if (turn.type === 'wrong') {
    return (
      <>
        <del>{showWord(turn.word)}</del>
        <span className="tiny bad">{faultName(turn.fault, locale)}</span>
      </>
    );
  }
  const parts = [
    say.result(result.laid, result.gone),
    ...(turn.locked.length > 0 ? [safesLocked(turn.locked.length)] : []),
    ...(could > result.laid ? [say.could(could)] : []),
  ];
  return (
    <>
      {showWord(turn.word)}
      <span className="tiny soft">{parts.join(', ')}</span>
      <span className="tiny soft">{say.grades[grade ?? 'allowed']}</span>
    </>
  );
}

function Best({ judgement }: Pick<RowProps, 'judgement'>) {
  const { better, betterGrade, best, turn } = judgement;
  const say = useMessages(analysisTexts).turns;
  if (best.laid === 0) return <span className="soft">{say.noWord}</span>;
  // No other word was better, but another walk: the best was the same word with more stones.
  const word = better?.word ?? (!isBest(judgement) && turn.type === 'password' ? turn.word : undefined);
  if (word !== undefined) {
    return (
      <>
        {showWord(word)}
        <span className="tiny soft">{say.result(best.laid, best.gone)}</span>
        {betterGrade && <span className="tiny soft">{say.grades[betterGrade]}</span>}
      </>
    );
  }
  return (
    <span className="brass none-better">
      <Icon name="check" size={16} />
      {say.noBetter}
    </span>
  );
}

function Walks({ judgement: { turn, better, before } }: Pick<RowProps, 'judgement'>) {
  const say = useMessages(analysisTexts).turns;
  const { circle } = before;
  return (
    <div className="walks">
      {turn.type === 'password' && (
        <figure>
          <figcaption className="soft">{say.played}</figcaption>
          <WalkFigure circle={circle} seat={turn.seat} word={turn.word} walk={turn} />
        </figure>
      )}
      {better && (
        <figure>
          <figcaption className="soft">{say.best}</figcaption>
          <WalkFigure circle={circle} seat={turn.seat} word={better.word} walk={better} />
        </figure>
      )}
    </div>
  );
}
