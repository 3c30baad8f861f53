import type { Account } from '@sesame/protocol';
import { Button, ButtonLink, ConfirmDialog, Slab, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api, reloadPage } from '../../data/client.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import type { WithReauth } from '../../widgets/reauth/use-reauth.tsx';

/** Everything in one file, and the way out for ever: for guests as for accounts. */
export function AccountData({ account, withReauth }: { readonly account: Account; readonly withReauth: WithReauth }) {
  const words = useTexts();
  const say = useMessages(accountTexts);
  const [isAsked, setAsked] = useState(false);
  const erase = async () => {
    const erased = await withReauth(api.erase);
    if (erased.ok) reloadPage('/');
    else if (erased.error.code !== 'prove-first') toastRefusal(words, erased.error);
  };
  return (
    <Slab as="section" className="stack" aria-labelledby="data">
      <h2 id="data">{say.data}</h2>
      <p className="soft small">{say.dataText}</p>
      <div className="wraps">
        <ButtonLink href="/api/account/export" download="sesame.json" icon="download">
          {say.downloadData}
        </ButtonLink>
        <Button variant="danger" icon="trash" onPress={() => setAsked(true)}>
          {account.guest ? say.deleteGuest : say.deleteAccount}
        </Button>
      </div>
      <ConfirmDialog
        title={say.deleteTitle}
        text={say.deleteText}
        confirm={say.deleteConfirm}
        cancel={say.cancel}
        isOpen={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => void erase()}
      />
    </Slab>
  );
}
