import { ButtonLink, FakeGem, Picture } from '@sesame/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../locales/texts.tsx';
import { Page } from './Page.tsx';

/** A full page for what does not exist or may not be seen. */
export function ErrorPage({ text }: { readonly text?: string }) {
  const { errorPage: crack } = useTexts();
  return (
    <Page title={crack.title}>
      <ErrorMessage text={text ?? crack.noPage} />
    </Page>
  );
}

/** The error message without page layout. */
export function ErrorMessage({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  const { errorPage: crack, shell: house } = useTexts();
  return (
    <div className="empty nothing-here">
      <Picture width={84}>
        <FakeGem colour="pink" />
      </Picture>
      <h1>{crack.title}</h1>
      <p className="soft">{text}</p>
      {action ?? <ButtonLink href="/">{house.backHome}</ButtonLink>}
    </div>
  );
}
