import { Logo, Progress } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../locales/texts.tsx';

/** Most pages load faster than this, without a spinner. */
const SPINNER_DELAY_MS = 250;

export function LoadingPage() {
  return (
    <main id="main" className="app-page">
      <Loading />
    </main>
  );
}

/** The spinner without page layout. */
export function Loading() {
  const { shell } = useTexts();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SPINNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="app-loading">
      {shown && (
        <>
          <Logo size={64} />
          <Progress label={shell.loading} />
        </>
      )}
    </div>
  );
}
