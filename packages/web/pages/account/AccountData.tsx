import { pathOf } from '@sesame/client';
import { type Account, ROUTES } from '@sesame/protocol';
import { ButtonLink, ConfirmButton, Slab, useMessages } from '@sesame/ui';
import { api, reloadPage } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import type { WithReauth } from '../../widgets/reauth/use-reauth.tsx';

/** Data export and account deletion, for guests as well. */
export function AccountData({ account, withReauth }: { readonly account: Account; readonly withReauth: WithReauth }) {
  const { mutate } = useMutation({ leavesPage: true });
  const say = useMessages(accountTexts);
  const erase = async () => {
    const erased = await mutate(() => withReauth(api.deleteAccount));
    if (erased.ok) reloadPage('/');
  };
  return (
    <Slab as="section" className="stack" aria-labelledby="data">
      <h2 id="data">{say.data}</h2>
      <p className="soft small">{say.dataText}</p>
      <div className="wraps">
        <ButtonLink href={pathOf(ROUTES.exportAccount, {})} download="sesame.json" icon="download">
          {say.downloadData}
        </ButtonLink>
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
