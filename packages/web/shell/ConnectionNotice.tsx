import { Button, Icon, toast } from '@sesame/ui';
import { useEffect, useRef, useState } from 'react';
import { connection } from '../data/client.ts';
import { useStatus } from '../data/use-me.ts';
import { useTexts } from '../locales/texts.tsx';

/** Shorter outages are not shown. */
const NOTICE_DELAY_MS = 1500;

/** Shows that the connection is lost, and a toast when it is back. */
export function ConnectionNotice() {
  const texts = useTexts();
  const status = useStatus();
  const [isOut, setOut] = useState(false);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (status !== 'open') {
      const timer = setTimeout(() => setOut(true), NOTICE_DELAY_MS);
      return () => clearTimeout(timer);
    }
    if (isOut && wasOpen.current) toast({ text: texts.connection.restored, icon: 'check' });
    wasOpen.current = true;
    setOut(false);
  }, [status, isOut, texts]);

  if (!isOut || status === 'open') return undefined;
  return (
    <div className="toast wrong connection-notice" role="status">
      <Icon name="warning" />
      <span className="grow">{wasOpen.current ? texts.connection.lost : texts.connection.unreachable}</span>
      <Button variant="quiet" tight onPress={() => connection.retry()}>
        {texts.connection.retry}
      </Button>
    </div>
  );
}
