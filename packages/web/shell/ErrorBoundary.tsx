import { Button } from '@sesame/ui';
import { Component, type ReactNode } from 'react';
import { useTexts } from '../locales/texts.tsx';
import { ErrorMessage } from './ErrorPage.tsx';

/** Catches render errors of a page. React has error boundaries only as classes. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  const { errorPage } = useTexts();
  return (
    <main id="main" className="app-page">
      <ErrorMessage
        text={errorPage.crashed}
        action={<Button onPress={() => location.reload()}>{errorPage.reload}</Button>}
      />
    </main>
  );
}
