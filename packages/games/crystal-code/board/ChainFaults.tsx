import { useLocale, useMessages } from '@sesame/ui';
import { faultsOf } from '../rules/chain-faults.ts';
import type { Chain } from '../rules/pieces.ts';
import { dailyTexts } from './daily-texts.ts';
import { faceName } from './symbol-names.ts';

/** Where a wrong chain is wrong. */
export function ChainFaults({ chain }: { readonly chain: Chain }) {
  const say = useMessages(dailyTexts);
  const locale = useLocale();
  return (
    <ul className="small xc-faults" role="status">
      {faultsOf(chain).map((fault) => (
        <li key={`${fault.type} ${fault.at}`}>
          {fault.type === 'adjacent'
            ? say.adjacent(fault.at)
            : say[fault.type](fault.at, faceName(fault.touch[0], locale), faceName(fault.touch[1], locale))}
        </li>
      ))}
    </ul>
  );
}
