import type { Account } from '@sesame/protocol';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { refusalText, toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import type { WithReauth } from '../../widgets/reauth/use-reauth.tsx';
import { type Credentials, CredentialsForm, type Submitted } from '../../widgets/sign-in/CredentialsForm.tsx';

/** Sets or changes the password. Without a password so far, it asks for the sign-in name too. */
export function PasswordForm(props: {
  readonly account: Account;
  readonly submit: string;
  readonly withReauth: WithReauth;
  readonly onDone: (account: Account) => void;
}) {
  const { account, submit, withReauth, onDone } = props;
  const texts = useTexts();
  const { isPending, mutate } = useMutation({
    onRefusal: (refusal) => {
      if (refusal.code !== 'name-taken') toastRefusal(texts, refusal);
    },
  });
  const save = async (body: Credentials): Promise<Submitted> => {
    const saved = await mutate(() => withReauth(() => api.saveAccount({ body })));
    if (saved.ok) onDone(saved.value);
    const isTaken = !saved.ok && saved.error.code === 'name-taken';
    return { isDone: saved.ok, ...(isTaken && { wrongName: refusalText(texts, saved.error) }) };
  };
  return (
    <CredentialsForm
      name={account.name}
      hasPassword={account.password}
      submit={submit}
      isPending={isPending}
      onSubmit={save}
    />
  );
}
