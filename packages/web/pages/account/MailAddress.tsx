import { MAIL_ADDRESS_PATTERN, MAX_MAIL_ADDRESS_LENGTH, type MailSettings } from '@sesame/protocol';
import { Button, ConfirmButton, Slab, TextField, toast, useLocale, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { useMailSettings } from '../../data/use-mail-settings.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { mailTexts } from '../../locales/mail/texts.ts';
import type { WithReauth } from '../../widgets/reauth/use-reauth.tsx';

/** The mail address of an account, where the server sends mail. */
export function MailAddress({ withReauth }: { readonly withReauth: WithReauth }) {
  const say = useMessages(mailTexts);
  const { mail, setMail } = useMailSettings(useLocale());
  const { isPending, mutate } = useMutation();
  if (!mail?.available) return undefined;
  const remove = async () => {
    const removed = await mutate(() => withReauth(api.removeMailAddress));
    if (!removed.ok) return;
    setMail(removed.value);
    toast({ text: say.removed, icon: 'check' });
  };
  const { address, asked } = mail;
  return (
    <Slab as="section" className="stack" aria-labelledby="mail">
      <h2 id="mail">{say.title}</h2>
      <p className="soft small">{say.text}</p>
      {address !== undefined && <p className="breaks">{say.verified(address)}</p>}
      {asked !== undefined && (
        <p className="breaks" role="status">
          {say.waiting(asked)}
        </p>
      )}
      <AddressForm key={address} hasAddress={address !== undefined} withReauth={withReauth} onAsked={setMail} />
      {(address ?? asked) !== undefined && (
        <div>
          <ConfirmButton
            variant="quiet"
            icon="trash"
            title={say.removeTitle}
            text={say.removeText}
            confirm={say.remove}
            cancel={say.cancel}
            isDisabled={isPending}
            onConfirm={() => void remove()}
          >
            {say.remove}
          </ConfirmButton>
        </div>
      )}
    </Slab>
  );
}

function AddressForm(props: {
  readonly hasAddress: boolean;
  readonly withReauth: WithReauth;
  readonly onAsked: (settings: MailSettings) => void;
}) {
  const { hasAddress, withReauth, onAsked } = props;
  const say = useMessages(mailTexts);
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { isPending, mutate } = useMutation();
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const address = typed.trim();
    if (!new RegExp(MAIL_ADDRESS_PATTERN, 'u').test(address)) return setError(say.badAddress);
    const asked = await mutate(() => withReauth(() => api.setMailAddress({ body: { address, locale } })));
    if (!asked.ok) return;
    setTyped('');
    onAsked(asked.value);
    toast({ text: say.sent(address), icon: 'check' });
  };
  return (
    <form className="stack" onSubmit={(event) => void ask(event)} noValidate>
      <TextField
        label={hasAddress ? say.change : say.address}
        type="email"
        value={typed}
        error={error}
        onChange={(value) => {
          setError(undefined);
          setTyped(value);
        }}
        maxLength={MAX_MAIL_ADDRESS_LENGTH}
        autoComplete="email"
      />
      <div>
        <Button type="submit" isDisabled={isPending || typed.trim() === ''}>
          {say.save}
        </Button>
      </div>
    </form>
  );
}
