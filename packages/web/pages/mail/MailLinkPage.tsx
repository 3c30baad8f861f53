import './mail.css';
import type { Result } from '@sesame/kernel';
import { Button, ButtonLink, Slab, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { useMutation } from '../../data/use-mutation.ts';
import { mailTexts } from '../../locales/mail/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { Page } from '../../shell/Page.tsx';

/** What a link in a mail leads to: one button, because some mail programs open links by themselves. */
export function MailLinkPage(props: {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly done: { readonly title: string; readonly text: string };
  readonly send: () => Promise<Result<unknown>>;
}) {
  const { title, text, button, done, send } = props;
  const texts = useTexts();
  const say = useMessages(mailTexts);
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<string>();
  const { isPending, mutate } = useMutation({ onRefusal: (refusal) => setError(refusalText(texts, refusal)) });
  const press = async () => {
    setError(undefined);
    const sent = await mutate(send);
    if (sent.ok) setDone(true);
  };
  const shown = isDone ? done.title : title;
  return (
    <Page title={shown} className="mail-page">
      <h1>{shown}</h1>
      <Slab as="section" className="stack">
        <p role={isDone ? 'status' : undefined}>{isDone ? done.text : text}</p>
        {error !== undefined && (
          <p className="bad" role="alert">
            {error}
          </p>
        )}
        <div>
          {isDone ? (
            <ButtonLink href="/settings">{say.toSettings}</ButtonLink>
          ) : (
            <Button variant="primary" isDisabled={isPending} onPress={() => void press()}>
              {button}
            </Button>
          )}
        </div>
      </Slab>
    </Page>
  );
}
