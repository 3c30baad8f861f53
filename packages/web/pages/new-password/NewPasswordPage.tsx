import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@sesame/protocol';
import { Button, ButtonLink, Slab, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api, reloadPage } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { Loading } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';

const TOKEN = /^[0-9a-f]{64}$/;
const EXPIRED = { code: 'link-expired', message: 'This link was used already or has expired. Ask for a new one.' };

/** Sets a new password with a one-time link, whose token is in the fragment of the address. */
export default function NewPasswordPage() {
  const texts = useTexts();
  const say = useMessages(accountTexts);
  const [token] = useState(() => location.hash.slice(1));
  const isWhole = TOKEN.test(token);
  const { data, error } = useQuery(token, () => api.openPasswordLink({ body: { token } }), { isEnabled: isWhole });
  const refusal = isWhole ? error : EXPIRED;
  return (
    <Page title={say.newPasswordTitle}>
      <h1>{say.newPasswordTitle}</h1>
      {refusal && (
        <Slab className="stack">
          <p role="alert">{refusalText(texts, refusal)}</p>
          <div>
            <ButtonLink href="/account" icon="user">
              {say.signIn}
            </ButtonLink>
          </div>
        </Slab>
      )}
      {data && <NewPasswordForm token={token} name={data.name} />}
      {refusal === undefined && data === undefined && <Loading />}
    </Page>
  );
}

function NewPasswordForm({ token, name }: { readonly token: string; readonly name: string }) {
  const texts = useTexts();
  const say = useMessages(accountTexts);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const { isPending, mutate } = useMutation({
    leavesPage: true,
    onRefusal: (refusal) => setError(refusalText(texts, refusal)),
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if ([...password].length < MIN_PASSWORD_LENGTH) return setError(say.tooShort(MIN_PASSWORD_LENGTH));
    const saved = await mutate(() => api.setNewPassword({ body: { token, password } }));
    if (saved.ok) reloadPage('/account');
  };
  return (
    <Slab as="section" aria-label={say.newPassword}>
      <form className="stack" onSubmit={(event) => void save(event)} noValidate>
        <p className="soft">{say.newPasswordText(name)}</p>
        {/* Password managers store the name with the password. */}
        <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
        <TextField
          label={say.newPassword}
          hint={say.passwordHint(MIN_PASSWORD_LENGTH)}
          error={error}
          type="password"
          value={password}
          onChange={(value) => {
            setError(undefined);
            setPassword(value);
          }}
          maxLength={MAX_PASSWORD_LENGTH}
          autoComplete="new-password"
          autoFocus
        />
        <div>
          <Button type="submit" variant="primary" isDisabled={isPending || password === ''}>
            {say.setPassword}
          </Button>
        </div>
      </form>
    </Slab>
  );
}
