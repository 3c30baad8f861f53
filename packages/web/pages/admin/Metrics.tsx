import { Slab, useLocale, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { useQuery } from '../../data/use-query.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { Loading } from '../../shell/LoadingPage.tsx';
import { formatBytes, formatMilliseconds, formatUptime } from './format-units.ts';

const POLL_INTERVAL_MS = 2_000;

/** Key server metrics, polled. */
export function Metrics() {
  const say = useMessages(adminTexts);
  const locale = useLocale();
  const { data: metrics } = useQuery('metrics', api.adminMetrics, { pollIntervalMs: POLL_INTERVAL_MS });
  if (metrics === undefined) return <Loading />;
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const tiles = [
    { name: say.online, value: plain.format(metrics.online) },
    { name: say.running, value: plain.format(metrics.running) },
    { name: say.movesPerSecond, value: plain.format(metrics.moves) },
    { name: say.sockets, value: plain.format(metrics.sockets) },
    { name: say.commit, value: metrics.commit === 0 ? '–' : formatMilliseconds(metrics.commit, locale) },
    { name: say.memory, value: formatBytes(metrics.memory, locale) },
    { name: say.store, value: metrics.store === 0 ? '–' : formatBytes(metrics.store, locale) },
    { name: say.uptime, value: formatUptime(metrics.uptime, locale) },
  ];
  return (
    <Slab as="section" className="stack" aria-label={say.overview}>
      <dl className="admin-metrics">
        {tiles.map(({ name, value }) => (
          <div key={name} className="well">
            <dt className="soft small">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="soft tiny">{say.processNote}</p>
    </Slab>
  );
}
