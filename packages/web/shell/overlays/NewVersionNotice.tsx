import { Button, Icon, toast, useMessages } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { keepApp, keepLanguage, startNewVersion, waitingVersion } from '../../data/app-version.ts';
import { useObservable } from '../../data/observable.ts';
import { useSettings } from '../../data/settings.ts';
import { appVersionTexts } from '../../locales/app-version/texts.ts';

/** Pages where a reload would interrupt something. The offer comes when they are left. */
const BUSY_PAGES = /^\/(matches|tables|daily|room|table-screen)\/|\/(lesson|practice)$/;

/** Has the app kept for use without a network, and offers a new version where that disturbs nobody. */
export function NewVersionNotice() {
  const say = useMessages(appVersionTexts);
  const [path] = useLocation();
  const { locale } = useSettings();
  const worker = useObservable(waitingVersion);
  const [isPutOff, setPutOff] = useState(false);
  useEffect(() => void keepApp(), []);
  useEffect(() => void keepLanguage(locale), [locale]);
  if (worker === undefined || isPutOff || BUSY_PAGES.test(path)) return undefined;
  const start = async () => {
    if (!(await startNewVersion(worker))) toast({ text: say.othersOpen, icon: 'clock' });
  };
  return (
    <div className="toast connection-notice" role="status">
      <Icon name="rematch" />
      <span className="grow">{say.ready}</span>
      <Button variant="primary" tight onPress={() => void start()}>
        {say.reload}
      </Button>
      <Button variant="quiet" tight onPress={() => setPutOff(true)}>
        {say.later}
      </Button>
    </div>
  );
}
