import type { Account } from '@sesame/protocol';
import { Button, useMessages } from '@sesame/ui';
import { canUsePasskeys, createPasskey } from '../../data/passkeys.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import type { WithReauth } from '../../widgets/reauth/use-reauth.tsx';

/** Creates a passkey, or says why passkeys are not available here. */
export function AddPasskeyButton(props: {
  readonly variant?: 'primary' | 'plain';
  readonly withReauth: WithReauth;
  readonly onCreated: (account: Account) => void;
}) {
  const { variant = 'plain', withReauth, onCreated } = props;
  const say = useMessages(accountTexts);
  const { isPending, mutate } = useMutation();
  const create = async () => {
    const created = await mutate(() => withReauth(createPasskey));
    if (created.ok) onCreated(created.value);
  };
  return (
    <div className="stack close">
      <div>
        <Button icon="key" variant={variant} isDisabled={isPending || !canUsePasskeys()} onPress={() => void create()}>
          {say.makePasskey}
        </Button>
      </div>
      {!canUsePasskeys() && <p className="soft tiny">{say.noPasskeys}</p>}
    </div>
  );
}
