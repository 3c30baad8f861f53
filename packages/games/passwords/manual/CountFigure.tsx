import { Figure, ScoreTable, useMessages } from '@sesame/ui';
import { countTexts } from '../board/count-texts.ts';
import { manualTexts } from './texts.ts';
import { COUNT, NAMES } from './worked-example.ts';

/** Example of a final count in which the player who laid the last stone does not win. */
export function CountFigure() {
  const { figure } = useMessages(manualTexts).end;
  const say = useMessages(countTexts);
  return (
    <Figure caption={figure}>
      <ScoreTable
        ranks={COUNT.map(({ rank }) => rank)}
        names={NAMES}
        columns={[
          { label: say.parts.hand, of: (seat) => COUNT[seat]?.hand },
          { label: say.parts.circle, of: (seat) => COUNT[seat]?.circle },
          { label: say.left, of: (seat) => COUNT[seat]?.left, className: 'total' },
        ]}
      />
    </Figure>
  );
}
