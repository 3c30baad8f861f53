import '../board/rooms.css';
import '../board/symbols.css';
import '../board/tiles.css';
import './daily.css';
import { type DailyReviewProps, Disclosure, useMessages } from '@sesame/ui';
import { ChainFaults } from '../board/ChainFaults.tsx';
import { ChainPicture } from '../board/ChainPicture.tsx';
import { isSameChain } from '../board/same-chain.ts';
import type { DailyReview, DailyView } from './index.ts';
import { dailyTexts } from './texts.ts';

/** The own chain, the wrong ones with their faults, and all other chains of this hand. */
export function Review({ review: { tiles, own, wrong, chains } }: DailyReviewProps<DailyView, DailyReview>) {
  const say = useMessages(dailyTexts);
  const others = chains.filter((chain) => !isSameChain(chain, own));
  return (
    <div className="xc-daily-review stack">
      <section className="stack">
        <h3>{say.yours}</h3>
        <ChainPicture chain={own} />
      </section>
      {wrong.length > 0 && (
        <section className="stack">
          <h3>{say.wrongOnes}</h3>
          <ul className="xc-chains">
            {wrong.map((chain, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same chain may be tried twice
              <li key={i}>
                <ChainPicture chain={chain} />
                <ChainFaults chain={chain} tiles={tiles} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length === 0 ? (
        <p className="soft">{say.only}</p>
      ) : (
        <Disclosure title={say.others(others.length)}>
          <ul className="xc-chains xc-other-chains">
            {others.map((chain) => (
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
