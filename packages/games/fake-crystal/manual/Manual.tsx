import '../board/board.css';
import '../board/stall.css';
import './manual.css';
import { Button, Chapter, Figure, ManualText, RuleList, ShortcutList, toast, useMessages } from '@sesame/ui';
import { resetHints } from '../board/coach-memory.ts';
import { BOARD_SHORTCUTS } from '../board/shortcuts.ts';
import { CountFigure } from './CountFigure.tsx';
import { BO, GREEN, tableWith } from './example-match.ts';
import { OfferTrial } from './OfferTrial.tsx';
import { Powers } from './Powers.tsx';
import { StallFigure } from './StallFigure.tsx';
import { TilesFigure, TrophiesFigure } from './TileFigures.tsx';
import { TradeOutcomes } from './TradeOutcomes.tsx';
import { manualTexts } from './texts.ts';

/** The rules, with figures drawn by the board's components. */
export function Manual() {
  const say = useMessages(manualTexts);
  return (
    <ManualText className="fake-manual" lead={say.lead}>
      <Chapter title={say.tiles.title}>
        <p>{say.tiles.text}</p>
        <TilesFigure />
      </Chapter>
      <Chapter title={say.offer.title}>
        <p>{say.offer.text}</p>
        <p>{say.offer.prices}</p>
        <Figure className="beside" caption={say.offer.figure}>
          <StallFigure view={tableWith(GREEN, BO)} />
        </Figure>
      </Chapter>
      <Chapter title={say.exchange.title}>
        <p>{say.exchange.text}</p>
        <RuleList rules={say.exchange.rules} />
        <Figure caption={say.exchange.figure}>
          <TradeOutcomes {...GREEN} />
        </Figure>
      </Chapter>
      <Chapter title={say.trial.title}>
        <p>{say.trial.text}</p>
        <OfferTrial />
      </Chapter>
      <Chapter title={say.trophies.title}>
        <p>{say.trophies.text}</p>
        <p>{say.trophies.claiming}</p>
        <TrophiesFigure />
      </Chapter>
      <Chapter title={say.powers.title}>
        <p>{say.powers.text}</p>
        <Powers />
      </Chapter>
      <Chapter title={say.end.title}>
        <p>{say.end.text}</p>
        <CountFigure />
        <p>{say.end.winning}</p>
      </Chapter>
      <Chapter title={say.plan.title}>
        <p>{say.plan.text}</p>
      </Chapter>
      <Controls />
    </ManualText>
  );
}

/** Mouse, touch and keys, and a button that brings the hints back. */
function Controls() {
  const say = useMessages(manualTexts).controls;
  const again = () => {
    resetHints();
    toast({ text: say.hintsOn, icon: 'hint' });
  };
  return (
    <Chapter title={say.title}>
      <p>{say.text}</p>
      <ShortcutList shortcuts={BOARD_SHORTCUTS} />
      <p>{say.time}</p>
      <Button tight icon="hint" onPress={again}>
        {say.hints}
      </Button>
    </Chapter>
  );
}
