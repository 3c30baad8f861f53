import '../board/rooms.css';
import '../board/symbols.css';
import '../board/tiles.css';
import '../daily/daily.css';
import { Disclosure, type PuzzleReviewProps, useMessages } from '@sesame/ui';
import { ChainFaults } from '../board/ChainFaults.tsx';
import { ChainPicture } from '../board/ChainPicture.tsx';
import { isSameChain } from '../board/same-chain.ts';
import type { HandPuzzle, HandReview } from './index.ts';
import { puzzleTexts } from './texts.ts';

/** The own chain, with its faults if it is wrong, a right one and all others. */
export function Review({ review: { tiles, own, solved, chains } }: PuzzleReviewProps<HandPuzzle, HandReview>) {
  const say = useMessages(puzzleTexts);
  const shown = solved ? own : chains[0];
  const rest = chains.filter((chain) => shown === undefined || !isSameChain(chain, shown));
  return (
    <div className="xc-daily-review stack">
      {own && (
        <section className="stack">
          <h3>{say.yours}</h3>
          <ChainPicture chain={own} />
          {!solved && <ChainFaults chain={own} tiles={tiles} />}
        </section>
      )}
      {!solved && shown && (
        <section className="stack">
          <h3>{say.right}</h3>
          <ChainPicture chain={shown} />
        </section>
      )}
      {rest.length === 0 ? (
        <p className="soft">{say.only}</p>
      ) : (
        <Disclosure title={say.others(rest.length)}>
          <ul className="xc-chains xc-other-chains">
            {rest.map((chain) => (
              <li key={JSON.stringify(chain)}>
                <ChainPicture chain={chain} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
