import { ButtonLink, EmptyState, FakeGem, Picture } from '@sesame/ui';
import type { ReactNode } from 'react';
import { useWords } from '../messages/words.tsx';
import { Page } from './Page.tsx';

/** Where nothing is. */
export function CrackedPage({ text }: { readonly text?: string }) {
  const { crack } = useWords();
  return (
    <Page title={crack.title}>
      <Cracked text={text ?? crack.page} />
    </Page>
  );
}

/** The same inside a page. */
export function Cracked({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  const { crack, house } = useWords();
  const art = (
    <Picture width={84}>
      <FakeGem colour="pink" />
    </Picture>
  );
  return (
    <EmptyState
      art={art}
      title={crack.title}
      text={text}
      action={action ?? <ButtonLink href="/">{house.home}</ButtonLink>}
    />
  );
}
