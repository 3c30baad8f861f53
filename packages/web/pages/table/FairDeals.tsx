import { Disclosure } from '@sesame/ui';
import { useTexts } from '../../locales/texts.tsx';

/** Explains how the deals can be verified, with the table's commitment. */
export function FairDeals({ commitment }: { readonly commitment: string }) {
  const texts = useTexts();
  return (
    <Disclosure className="panel fair-deals" title={texts.table.fair}>
      <p className="soft small">{texts.table.fairText}</p>
      <p className="small">
        {texts.table.fingerprint}
        <code>{commitment}</code>
      </p>
    </Disclosure>
  );
}
