import type { Account } from '@sesame/protocol';
import { Button, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { canUsePasskeys, createPasskey } from '../../data/passkeys.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import type { WithReauth } from '../../widgets/reauth/use-reauth.tsx';

/** The button that makes a passkey; where there can be none it says why. */
export function AddPasskeyButton(props: {
  readonly variant?: 'primary' | 'plain';
  readonly withReauth: WithReauth;
  readonly onMade: (account: Account) => void;
}) {
  const { variant = 'plain', withReauth, onMade } = props;
  const words = useTexts();
  const say = useMessages(accountTexts);
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    const made = await withReauth(createPasskey);
    setBusy(false);
    if (made.ok) onMade(made.value);
    else if (made.error.code !== 'prove-first') toastRefusal(words, made.error);
  };
  return (
    <div className="stack close">
      <div>
        <Button icon="key" variant={variant} isDisabled={busy || !canUsePasskeys()} onPress={() => void make()}>
          {say.makePasskey}
        </Button>
      </div>
      {!canUsePasskeys() && <p className="soft tiny">{say.noPasskeys}</p>}
    </div>
  );
}
