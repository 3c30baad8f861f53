import './manual.css';
import { Chapter, Figure, ManualText, RuleList, ShortcutList, useLocale, useMessages } from '@sesame/ui';
import { BOARD_SHORTCUTS } from '../board/shortcuts.ts';
import { showWord } from '../board/show-word.ts';
import { WalkFigure } from '../board/WalkFigure.tsx';
import { CountFigure } from './CountFigure.tsx';
import { SafesFigure } from './SafesFigure.tsx';
import { Trial } from './Trial.tsx';
import { manualTexts } from './texts.ts';
import { type Shown, turnsOf } from './worked-example.ts';

/** The manual, with figures drawn by components of the board. */
export function Manual() {
  const say = useMessages(manualTexts);
  const locale = useLocale();
  const [ann, bo, cleo] = turnsOf(locale);
  return (
    <ManualText className="pw-manual" lead={say.lead}>
      <Chapter title={say.circle.title}>
        <p>{say.circle.text}</p>
        <SafesFigure />
        <p>{say.circle.stones}</p>
      </Chapter>
      <Chapter title={say.turn.title}>
        <RuleList rules={say.turn.rules} />
        <TurnFigure turn={ann} caption={say.turn.figure(showWord(ann.word))} />
      </Chapter>
      <Chapter title={say.trial.title}>
        <p>{say.trial.text(showWord(ann.word), showWord(bo.word))}</p>
        <Trial key={locale} state={bo.after} />
      </Chapter>
      <Chapter title={say.locking.title}>
        <p>{say.locking.text}</p>
        <TurnFigure turn={cleo} caption={say.locking.figure(showWord(cleo.word))} />
        <p>{say.locking.tip}</p>
      </Chapter>
      <Chapter title={say.words.title}>
        <RuleList rules={say.words.rules} />
        <p>{say.words.tip}</p>
        <p>{say.words.strict}</p>
        <p>{say.words.gentle}</p>
        <p>{say.words.missing}</p>
      </Chapter>
      <Chapter title={say.end.title}>
        <p>{say.end.text}</p>
        <p>{say.end.counting}</p>
        <p>{say.end.equal}</p>
        <CountFigure />
      </Chapter>
      <Chapter title={say.languages.title}>
        <p>{say.languages.text}</p>
      </Chapter>
      <Chapter title={say.controls.title}>
        <p>{say.controls.text}</p>
        <ShortcutList shortcuts={BOARD_SHORTCUTS} />
        <p>{say.controls.help}</p>
      </Chapter>
    </ManualText>
  );
}

function TurnFigure({ turn, caption }: { readonly turn: Shown; readonly caption: string }) {
  const { before, seat, word, walk } = turn;
  return (
    <Figure className="beside" caption={caption}>
      <WalkFigure circle={before.circle} seat={seat} word={word} walk={walk} />
    </Figure>
  );
}
