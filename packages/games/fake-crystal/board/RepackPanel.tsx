import { useLocale, useMessages } from '@sesame/ui';
import type { Column } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { PanelTitle } from './PanelTitle.tsx';
import { backName, tileName } from './piece-names.ts';
import { stallTexts } from './stall-texts.ts';
import { worthOf } from './tile-worth.ts';
import { transactionTexts } from './transaction-texts.ts';

/** FC11: choose which of your own offers to take back. */
export function RepackPanel({ columns }: { readonly columns: readonly Column[] }) {
  const { view, you = 0, send } = useBoard();
  const say = useMessages(transactionTexts);
  const { sides } = useMessages(stallTexts);
  const locale = useLocale();
  const side = view.seats[you];
  return (
    <>
      <PanelTitle>{say.repack}</PanelTitle>
      <p className="small soft">{say.repackText}</p>
      {columns.map((column, i) => {
        const offer = side?.stall[column];
        if (!offer || !side) return null;
        const { tile, price, colour } = offer;
        const value = tile ? worthOf(tile, locale) : '';
        const change = { name: '', from: side.purse, to: side.purse + (price === 'token' ? 0 : price) };
        return (
          <ChoiceButton
            key={column}
            title={say.repackOne(sides[column], tile ? tileName(tile, locale) : backName(colour, locale))}
            isFirst={i === 0}
            onPress={send && (() => send({ type: 'repack', column }))}
          >
            {price === 'token' ? say.repackToken(value) : say.repackGain(change, value)}
          </ChoiceButton>
        );
      })}
    </>
  );
}
