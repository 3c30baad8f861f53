import { pathOf } from '@sesame/client';
import { type Account, ROUTES } from '@sesame/protocol';
import { Button, ConfirmButton, Slab, useMessages } from '@sesame/ui';
import { api, reloadPage } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import type { WithReauth } from '../../widgets/reauth/use-reauth.tsx';

/** Data export and account deletion, for guests as well. */
export function AccountData({ account, withReauth }: { readonly account: Account; readonly withReauth: WithReauth }) {
  const { mutate } = useMutation({ leavesPage: true });
  const confirmation = useMutation();
  const say = useMessages(accountTexts);
  const erase = async () => {
    const erased = await mutate(() => withReauth(api.deleteAccount));
    if (erased.ok) reloadPage('/');
  };
  const download = async () => {
    const allowed = await confirmation.mutate(() => withReauth(api.confirmIdentity));
    if (allowed.ok) location.assign(pathOf(ROUTES.exportAccount, {}));
  };
  return (
    <Slab as="section" className="stack" aria-labelledby="data">
      <h2 id="data">{say.data}</h2>
      <p className="soft small">{say.dataText}</p>
      <div className="wraps">
        <Button icon="download" onPress={() => void download()}>
          {say.downloadData}
        </Button>
        <ConfirmButton
          variant="danger"
          icon="trash"
          title={say.deleteTitle}
          text={say.deleteText}
          confirm={say.deleteConfirm}
          cancel={say.cancel}
          onConfirm={() => void erase()}
        >
          {account.guest ? say.deleteGuest : say.deleteAccount}
        </ConfirmButton>
      </div>
    </Slab>
  );
}
