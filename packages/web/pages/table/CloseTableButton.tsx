import { ConfirmButton, useMessages } from '@sesame/ui';
import { useLocation } from 'wouter';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { friendTexts } from '../../locales/friends/texts.ts';

/** Closes the table for everyone. Host only. */
export function CloseTableButton({ table }: { readonly table: string }) {
  const { mutate } = useMutation();
  const say = useMessages(friendTexts);
  const [, navigate] = useLocation();
  const close = async () => {
    const closed = await mutate(() => api.closeTable({ params: { id: table } }));
    if (closed.ok) navigate('/');
  };
  return (
    <div>
      <ConfirmButton
        variant="quiet"
        icon="cross"
        title={say.closeTitle}
        text={say.closeText}
        confirm={say.closeTable}
        cancel={say.keepOpen}
        onConfirm={() => void close()}
      >
        {say.closeTable}
      </ConfirmButton>
    </div>
  );
}
