import { Figure, ScoreTable, useMessages } from '@sesame/ui';
import { counting } from '../board/count-words.ts';
import { COUNT, NAMES } from './example.ts';
import { manual } from './words.ts';

/** A count, by the rules: whoever laid the last stone does not win it. */
export function CountFigure() {
  const { figure } = useMessages(manual).end;
  const say = useMessages(counting);
  return (
    <Figure className="count" caption={figure}>
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
