import { Dialog, Icon, useMessages, useName } from '@sesame/ui';
import type { Round } from '../rules/state.ts';
import { ChainFaults } from './ChainFaults.tsx';
import { ChainPicture } from './ChainPicture.tsx';
import { formatTime } from './format-time.ts';
import { boardTexts } from './texts.ts';

/** All players' chains of a finished race, with their faults. */
export function ChainsDialog(props: {
  readonly round: Round;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}) {
  const { round, isOpen, onOpenChange } = props;
  const say = useMessages(boardTexts);
  const name = useName();
  return (
    <Dialog title={say.chainsTitle(round.round)} className="large" isOpen={isOpen} onOpenChange={onOpenChange}>
      <ul className="xc-chains">
        {round.raced.map(({ chain, right, elapsed, tiles }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat}>
            <p className="line">
              <b>{elapsed === undefined || round.equal ? name(seat) : say.chainOf(name(seat), formatTime(elapsed))}</b>
              {chain ? (
                <span className={right ? 'good line small' : 'bad line small'}>
                  <Icon name={right ? 'check' : 'cross'} size={16} />
                  {right ? say.right : say.wrong}
                </span>
              ) : (
                <span className="soft small">{say.tiles}</span>
              )}
            </p>
            <ChainPicture chain={chain} tiles={tiles} />
            {chain && !right && <ChainFaults chain={chain} tiles={tiles} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
