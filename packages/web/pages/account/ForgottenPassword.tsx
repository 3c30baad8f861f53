import { MAX_MAIL_ADDRESS_LENGTH } from '@sesame/protocol';
import { Button, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { mailTexts } from '../../locales/mail/texts.ts';

/** Asks for a link to set a new password. The answer tells nothing about accounts. */
export function ForgottenPassword({ onBack }: { readonly onBack: () => void }) {
  const say = useMessages(mailTexts);
  const [who, setWho] = useState('');
  const [isSent, setSent] = useState(false);
  const { isPending, mutate } = useMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const asked = await mutate(() => api.forgotPassword({ body: { who: who.trim() } }));
    if (asked.ok) setSent(true);
  };
  return (
    <form className="stack" onSubmit={(event) => void send(event)} noValidate>
      <p className="soft small" role={isSent ? 'status' : undefined}>
        {isSent ? say.forgotSent : say.forgotText}
      </p>
      {!isSent && (
        <TextField
          label={say.forgotWho}
          value={who}
          onChange={setWho}
          maxLength={MAX_MAIL_ADDRESS_LENGTH}
          autoComplete="username"
          autoFocus
        />
      )}
      <div className="wraps">
        {!isSent && (
          <Button type="submit" variant="primary" isDisabled={isPending || who.trim() === ''}>
            {say.forgotSend}
          </Button>
        )}
        <Button variant="quiet" onPress={onBack}>
          {say.forgotBack}
        </Button>
      </div>
    </form>
  );
}
