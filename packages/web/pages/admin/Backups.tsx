import { pathOf } from '@sesame/client';
import { ROUTES } from '@sesame/protocol';
import { Button, Icon, Progress, Slab, toast, useLocale, useMessages } from '@sesame/ui';
import { useEffect, useRef } from 'react';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { formatDateTime } from '../../widgets/format-date.ts';
import { useReauth } from '../../widgets/reauth/use-reauth.tsx';
import { formatBytes } from './format-units.ts';

const POLL_INTERVAL_MS = 1_000;

/** Database backups: start one, watch its progress, download after re-authentication. */
export function Backups() {
  const say = useMessages(adminTexts);
  const locale = useLocale();
  const { mutate } = useMutation();
  const { withReauth, dialog } = useReauth();
  const { data: backups, setData: setBackups } = useQuery('backups', api.backups, { pollIntervalMs: POLL_INTERVAL_MS });
  const running = backups?.running;
  const count = backups?.made.length;
  useBackupToast(count, say.backupDone);
  const start = async () => {
    const started = await mutate(api.startBackup);
    if (started.ok) setBackups(started.value);
  };
  const download = async (name: string) => {
    const allowed = await mutate(() => withReauth(api.confirmIdentity));
    if (allowed.ok) location.assign(pathOf(ROUTES.downloadBackup, { params: { name } }));
  };
  return (
    <Slab as="section" className="stack" aria-label={say.backups}>
      <p className="soft small">{say.backupText}</p>
      {running === undefined ? (
        <div>
          <Button variant="primary" icon="download" onPress={() => void start()}>
            {say.backupNow}
          </Button>
        </div>
      ) : (
        <Progress label={say.backingUp(Math.floor(running * 100))} value={running} />
      )}
      {count === 0 && <p className="soft small">{say.noBackups}</p>}
      <ul className="rows">
        {backups?.made.map(({ name, size, at }) => (
          <li key={name}>
            <Icon name="lock" />
            <div className="grow">
              <b>{formatDateTime(at, locale)}</b>
              <div className="soft small">{formatBytes(size, locale)}</div>
            </div>
            <Button tight aria-label={say.downloadNamed(name)} onPress={() => void download(name)}>
              {say.download}
            </Button>
          </li>
        ))}
      </ul>
      {dialog}
    </Slab>
  );
}

/** Shows a toast when a backup has finished. */
const useBackupToast = (count: number | undefined, text: string): void => {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current !== undefined && count !== undefined && count > before.current) toast({ text, icon: 'check' });
    before.current = count;
  }, [count, text]);
};
