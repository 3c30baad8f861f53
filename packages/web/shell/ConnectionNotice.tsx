import { Button, ButtonLink, Icon, toast } from '@sesame/ui';
import { useEffect, useRef, useState } from 'react';
import { connection } from '../data/client.ts';
import { useEntryRefusal, useKeptOut, useStatus } from '../data/use-me.ts';
import { useTexts } from '../locales/texts.tsx';

/** Shorter outages are not shown. */
const NOTICE_DELAY_MS = 1500;

/** Shows that the connection is lost, or that this page’s address is refused, and a toast when the connection is back. */
export function ConnectionNotice() {
  const texts = useTexts();
  const status = useStatus();
  const refusal = useEntryRefusal();
  const isKeptOut = useKeptOut() !== undefined;
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

  if (!isOut || status === 'open' || isKeptOut) return undefined;
  if (refusal?.code === 'foreign-origin') return <WrongAddress rightAddress={refusal.address} />;
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

/** The server accepts pages at another address only, or a proxy in front of it changes the address. */
function WrongAddress({ rightAddress }: { readonly rightAddress: string | undefined }) {
  const { connection: texts } = useTexts();
  return (
    <div className="toast wrong connection-notice" role="alert">
      <Icon name="warning" />
      <span className="grow">
        {rightAddress === undefined ? texts.refusedAddress(location.origin) : texts.wrongAddress(location.origin)}
      </span>
      {rightAddress !== undefined && (
        <ButtonLink variant="quiet" tight href={rightAddress + location.pathname}>
          {texts.openThere(new URL(rightAddress).host)}
        </ButtonLink>
      )}
    </div>
  );
}
