import { Button, ButtonLink, Slab, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api, reloadPage } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { entryTexts } from '../../locales/entry/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { Page } from '../../shell/Page.tsx';

const TOKEN = /^[0-9a-f]{64}$/;

/** An invitation to create an account, whose token is in the fragment of the address. */
export default function JoinPage() {
  const texts = useTexts();
  const say = useMessages(entryTexts);
  const account = useMessages(accountTexts);
  const [token] = useState(() => location.hash.slice(1));
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useMutation({
    leavesPage: true,
    onRefusal: (refusal) => setError(refusalText(texts, refusal)),
  });
  const join = async () => {
    const joined = await mutate(() => api.join({ body: { token } }));
    if (joined.ok) reloadPage('/account');
  };
  return (
    <Page title={say.joinTitle}>
      <h1>{say.joinTitle}</h1>
      <Slab className="stack">
        <p>{say.joinText}</p>
        {error && <p role="alert">{error}</p>}
        <div className="wraps">
          <Button variant="primary" isDisabled={isPending || !TOKEN.test(token)} onPress={() => void join()}>
            {say.accept}
          </Button>
          <ButtonLink href="/account" variant="quiet">
            {account.signIn}
          </ButtonLink>
        </div>
      </Slab>
    </Page>
  );
}
