import type { SignedInAs } from '@sesame/protocol';
import { Button, Dialog, useMessages } from '@sesame/ui';
import { api, reloadPage } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { accountTexts } from '../../locales/account/texts.ts';

/** Asks whether the guest's ended matches come along, after signing in. Closing it leaves them. */
export function TakeMatchesDialog({ offer }: { readonly offer: NonNullable<SignedInAs['guestMatches']> }) {
  const say = useMessages(accountTexts);
  const { isPending, mutate } = useMutation({ leavesPage: true });
  const take = async () => {
    await mutate(() => api.takeMatches({ body: { token: offer.token } }));
    reloadPage();
  };
  return (
    <Dialog title={say.takeTitle(offer.count)} isOpen onOpenChange={() => reloadPage()}>
      <p className="soft small">{say.takeText}</p>
      <div className="wraps">
        <Button variant="primary" isDisabled={isPending} onPress={() => void take()} autoFocus>
          {say.take}
        </Button>
        <Button isDisabled={isPending} onPress={() => reloadPage()}>
          {say.leave}
        </Button>
      </div>
    </Dialog>
  );
}
