import { Avatar, Button, EmptyState, Slab, useLocale, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { Loading } from '../../shell/LoadingPage.tsx';
import { formatDateTime } from '../../widgets/format-date.ts';

const POLL_INTERVAL_MS = 10_000;

/** Players muted by the admin, with the end of each mute. */
export function MutedPlayers() {
  const say = useMessages(adminTexts);
  const locale = useLocale();
  const { mutate } = useMutation();
  const { data: mutes, setData: setMutes } = useQuery('mutes', api.adminMutes, { pollIntervalMs: POLL_INTERVAL_MS });
  if (mutes === undefined) return <Loading />;
  const unmute = async (player: string) => {
    const left = await mutate(() => api.adminUnmute({ params: { id: player } }));
    if (left.ok) setMutes(left.value);
  };
  return (
    <Slab as="section" aria-label={say.mutes}>
      {mutes.length === 0 && <EmptyState title={say.noMutes} text={say.noMutesText} />}
      <ul className="rows">
        {mutes.map(({ player, name, until, note }) => (
          <li key={player} className="admin-row">
            <Avatar name={name} />
            <div className="grow">
              <b>{name}</b>
              <div className="soft small">
                {[say.until(formatDateTime(until, locale)), note].filter(Boolean).join('. ')}
              </div>
            </div>
            <div className="admin-actions">
              <Button tight variant="quiet" aria-label={say.unmuteNamed(name)} onPress={() => void unmute(player)}>
                {say.unmute}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Slab>
  );
}
