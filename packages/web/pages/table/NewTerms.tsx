import type { Table } from '@sesame/protocol';
import { Button, Slab, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { termsTexts } from '../../locales/terms/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { useAgreement } from '../../widgets/terms/use-agreement.tsx';
import { useTermsFacts } from '../../widgets/terms/use-terms-facts.ts';

interface NewTermsProps {
  readonly table: Table;
  readonly seat: number;
  readonly host: string | undefined;
}

/** For a seated player who agreed to other settings: the new ones, to agree to or to leave. */
export function NewTerms({ table, seat, host }: NewTermsProps) {
  const texts = useTexts();
  const say = useMessages(termsTexts);
  const facts = useTermsFacts()(table);
  const { isPending, mutate } = useMutation();
  const { withTerms, dialog } = useAgreement('changed');
  const params = { id: table.id };
  const agree = () => mutate(() => withTerms((terms = table.terms) => api.sit({ params, body: { terms } })));
  const leave = () => mutate(() => api.clearSeat({ params: { ...params, seat } }));
  return (
    <Slab as="section" className="stack close">
      <p role="alert">{host === undefined ? say.changedByHost(facts) : say.changedBy(host, facts)}</p>
      <div className="wraps">
        <Button variant="primary" isDisabled={isPending} onPress={() => void agree()}>
          {say.agree}
        </Button>
        <Button isDisabled={isPending} onPress={() => void leave()}>
          {texts.table.leaveSeat}
        </Button>
      </div>
      {dialog}
    </Slab>
  );
}
