import { useMessages } from '@sesame/ui';
import { api, reloadPage } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { type Credentials, CredentialsForm, type Submitted } from '../../widgets/sign-in/CredentialsForm.tsx';

/** Creates an account where there are no guests. */
export function RegisterForm() {
  const texts = useTexts();
  const say = useMessages(accountTexts);
  const { mutate, isPending } = useMutation({ leavesPage: true, onRefusal: () => {} });
  const register = async (body: Credentials): Promise<Submitted> => {
    const made = await mutate(() => api.register({ body }));
    if (!made.ok) return { isDone: false, wrongName: refusalText(texts, made.error) };
    reloadPage();
    return { isDone: true };
  };
  return (
    <CredentialsForm name="" hasPassword={false} submit={say.createAccount} isPending={isPending} onSubmit={register} />
  );
}
