import { Button, ButtonLink, Icon, toast } from '@sesame/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { connection } from '../data/client.ts';
import { useIsOffline } from '../data/use-is-offline.ts';
import { useEntryRefusal, useKeptOut, useStatus } from '../data/use-me.ts';
import { useTexts } from '../locales/texts.tsx';

/** Pages that work without a network, or say themselves that there is none. */
const OFFLINE_PAGES = /^\/($|matches\/local-|learn\/|replay$|shortcuts$)/;
/** Matches on the server say it if they were opened without a network; otherwise the player must know that it is lost. */
const isOfflinePage = (path: string, wasOpen: boolean): boolean =>
  OFFLINE_PAGES.test(path) || (!wasOpen && path.startsWith('/matches/'));

/** Shows that the connection is lost, or that this page’s address is refused, and a toast when the connection is back. */
export function ConnectionNotice() {
  const texts = useTexts();
  const status = useStatus();
  const refusal = useEntryRefusal();
  const isKeptOut = useKeptOut() !== undefined;
  const isOut = useIsOffline();
  const [path] = useLocation();
  const wasOpen = useRef(false);
  const wasOut = useRef(false);

  useEffect(() => {
    if (isOut) wasOut.current = true;
    if (status !== 'open') return;
    if (wasOut.current && wasOpen.current) toast({ text: texts.connection.restored, icon: 'check' });
    wasOpen.current = true;
    wasOut.current = false;
  }, [status, isOut, texts]);

  if (!isOut || isKeptOut) return undefined;
  if (refusal?.code === 'foreign-origin') return <WrongAddress rightAddress={refusal.address} />;
  if (isOfflinePage(path, wasOpen.current)) return undefined;
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
