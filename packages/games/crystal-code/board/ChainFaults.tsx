import { useLocale } from '@sesame/ui';
import type { Chain, Tile } from '../rules/pieces.ts';
import { describeFaults } from './chain-fault-texts.ts';

/** Where a wrong chain is wrong. It is announced if it appears while one plays. */
export function ChainFaults(props: {
  readonly chain: Chain;
  readonly tiles: readonly Tile[];
  readonly isAnnounced?: boolean;
}) {
  const { chain, tiles, isAnnounced = false } = props;
  const locale = useLocale();
  return (
    <ul className="small xc-faults" role={isAnnounced ? 'status' : undefined}>
      {describeFaults(chain, tiles, locale).map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  );
}
