import { Avatar, Button, EmptyState, Slab, useLocale, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { Loading } from '../../shell/LoadingPage.tsx';
import { formatDateTime } from '../../widgets/format-date.ts';
import { useAsked } from './use-asked.ts';
import { useDeed } from './use-deed.ts';

const POLL_INTERVAL_MS = 10_000;

/** Whom nobody hears, and until when. */
export function MutedPlayers() {
  const say = useMessages(adminTexts);
  const locale = useLocale();
  const deed = useDeed();
  const [silences, setSilences] = useAsked(api.silences, POLL_INTERVAL_MS);
  if (silences === undefined) return <Loading />;
  const lift = async (player: string) => {
    const left = await deed(() => api.unsilence(player));
    if (left !== undefined) setSilences(left);
  };
  return (
    <Slab as="section" aria-label={say.mutes}>
      {silences.length === 0 && <EmptyState title={say.noMutes} text={say.noMutesText} />}
      <ul className="rows">
        {silences.map(({ player, name, until, note }) => (
          <li key={player} className="desk-row">
            <Avatar name={name} />
            <div className="grow">
              <b>{name}</b>
              <div className="soft small">
                {[say.until(formatDateTime(until, locale)), note].filter(Boolean).join('. ')}
              </div>
            </div>
            <div className="desk-deeds">
              <Button tight variant="quiet" aria-label={say.unmuteNamed(name)} onPress={() => void lift(player)}>
                {say.unmute}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Slab>
  );
}
