import { listed, useLocale, useMessages } from '@sesame/ui';
import { ChainPicture } from '../board/ChainPicture.tsx';
import { faceName } from '../board/symbol-names.ts';
import { type Fault, touchesIn } from '../rules/chain-faults.ts';
import type { Chain } from '../rules/state.ts';
import type { RacedHand } from './races.ts';
import { analysisTexts } from './texts.ts';

/** A player's chain in a race, and a right chain if theirs was wrong. */
export function HandReport({ hand, name }: { readonly hand: RacedHand; readonly name: string }) {
  const { tiles, chain, chains, ending, solution, faults } = hand;
  const say = useMessages(analysisTexts);
  if (ending === 'right') return <Drawn caption={say.own(name, chains)} chain={chain} />;
  if (solution === undefined && chain === undefined) {
    return (
      <figure className="xc-drawn">
        <figcaption className="small soft">{say.impossible(name)}</figcaption>
        <ChainPicture tiles={tiles} />
      </figure>
    );
  }
  return (
    <>
      {chain && <Drawn caption={say.ownWrong(name)} chain={chain} faults={faults} />}
      {solution ? (
        <Drawn caption={chain ? say.instead(chains) : say.missed(name, chains)} chain={solution} />
      ) : (
        <p className="small soft">{say.impossible(name)}</p>
      )}
    </>
  );
}

function Drawn(props: {
  readonly caption: string;
  readonly chain: Chain | undefined;
  readonly faults?: readonly Fault[];
}) {
  const { caption, chain = [], faults = [] } = props;
  const say = useMessages(analysisTexts);
  const locale = useLocale();
  const touches = touchesIn(chain).map(([one, other]) => say.touch(faceName(one, locale), faceName(other, locale)));
  return (
    <figure className="xc-drawn">
      <figcaption className="small">
        <span className="soft">{caption}</span>
        {faults.map((fault) => (
          <span key={`${fault.type} ${fault.at}`} className="bad">
            {' '}
            {fault.type === 'adjacent'
              ? say.fault.adjacent(fault.at)
              : say.fault[fault.type](faceName(fault.touch[0], locale), faceName(fault.touch[1], locale))}
          </span>
        ))}
        <span className="visually-hidden"> {say.inWords(listed(touches, locale))}</span>
      </figcaption>
      <ChainPicture chain={chain} />
    </figure>
  );
}
