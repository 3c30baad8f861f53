import { Button } from '@sesame/ui';
import { Component, type ReactNode } from 'react';
import { useTexts } from '../locales/texts.tsx';
import { ErrorMessage } from './ErrorPage.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What is shown instead; by default a page that says so. */
  readonly fallback?: ReactNode;
}

/** Catches errors of a page or of something beside it. React has error boundaries only as classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { children, fallback = <BrokenPage /> } = this.props;
    return this.state.broken ? fallback : children;
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
