import { Button, ConfirmDialog, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../data/client.ts';
import { friendTexts } from '../../locales/friends/texts.ts';
import { toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';

/** The host's way out: the table is gone for everybody. */
export function CloseTableButton({ table }: { readonly table: string }) {
  const words = useTexts();
  const say = useMessages(friendTexts);
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const close = async () => {
    const closed = await api.closeTable(table);
    if (closed.ok) navigate('/');
    else toastRefusal(words, closed.error);
  };
  return (
    <div>
      <Button variant="quiet" icon="cross" onPress={() => setAsking(true)}>
        {say.closeTable}
      </Button>
      <ConfirmDialog
        title={say.closeTitle}
        text={say.closeText}
        confirm={say.closeTable}
        cancel={say.keepOpen}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => void close()}
      />
    </div>
  );
}
