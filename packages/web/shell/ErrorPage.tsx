import { ButtonLink, FakeGem, Picture } from '@sesame/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../locales/texts.tsx';
import { Page } from './Page.tsx';

/** A full page for what does not exist or may not be seen. */
export function ErrorPage({ text }: { readonly text?: string }) {
  const { errorPage } = useTexts();
  return (
    <Page title={errorPage.title}>
      <ErrorMessage text={text ?? errorPage.noPage} />
    </Page>
  );
}

/** The error message without page layout. */
export function ErrorMessage({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  const { errorPage, shell } = useTexts();
  return (
    <div className="empty error-state">
      <Picture width={84}>
        <FakeGem colour="pink" />
      </Picture>
      <h1>{errorPage.title}</h1>
      <p className="soft">{text}</p>
      {action ?? <ButtonLink href="/">{shell.backHome}</ButtonLink>}
    </div>
  );
}
