import { Disclosure } from '@sesame/ui';
import { useTexts } from '../../locales/texts.tsx';

/** Explains how the deals can be verified, with the table's commitment. */
export function FairDeals({ commitment }: { readonly commitment: string }) {
  const words = useTexts();
  return (
    <Disclosure className="panel fair-deals" title={words.table.fair}>
      <p className="soft small">{words.table.fairText}</p>
      <p className="small">
        {words.table.fingerprint}
        <code>{commitment}</code>
      </p>
    </Disclosure>
  );
}
