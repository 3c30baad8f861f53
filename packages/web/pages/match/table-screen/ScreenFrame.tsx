import { Button, useMessages, useSound } from '@sesame/ui';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { roomTexts } from '../../../locales/room/texts.ts';
import { useTitle } from '../../../shell/use-title.ts';

/** The window in which boards look as they do on a laptop; larger ones show the same, larger. */
const LAPTOP_WIDTH_PX = 1440;
const LAPTOP_HEIGHT_PX = 810;

const watchSize = (changed: () => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};
const findZoom = (): number => Math.max(1, Math.min(innerWidth / LAPTOP_WIDTH_PX, innerHeight / LAPTOP_HEIGHT_PX));

/** The whole window as one screen, to be read from the sofa. */
export function ScreenFrame({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const say = useMessages(roomTexts);
  useTitle(say.tableScreen);
  const zoom = useSyncExternalStore(watchSize, findZoom);
  return (
    <div
      className="app-page has-board table-screen"
      style={{ zoom, '--window-height': `calc(100dvh / ${zoom})`, '--window-width': `calc(100vw / ${zoom})` }}
    >
      <main id="main" tabIndex={-1} className={className}>
        {children}
      </main>
    </div>
  );
}

/** Browsers allow sound and the full screen only after a press. */
export function ScreenButtons() {
  const say = useMessages(roomTexts);
  const { muted, setMuted } = useSound();
  const [isPressed, setPressed] = useState(navigator.userActivation?.hasBeenActive ?? false);
  const turnOn = () => {
    setMuted(false);
    setPressed(true);
  };
  return (
    <div className="screen-buttons">
      {(!isPressed || muted) && (
        <Button tight icon="sound" onPress={turnOn}>
          {say.soundOn}
        </Button>
      )}
      {document.fullscreenEnabled && (
        <Button
          tight
          variant="quiet"
          icon="size"
          onPress={() => {
            setPressed(true);
            void document.documentElement.requestFullscreen().catch(() => {});
          }}
        >
          {say.fullScreen}
        </Button>
      )}
    </div>
  );
}
