import { Slab, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { useQuery } from '../../data/use-query.ts';
import { webhookTexts } from '../../locales/webhooks/texts.ts';
import { WebhookForm } from '../../widgets/webhooks/WebhookForm.tsx';

/** The server's webhook, for tournaments and announcements. */
export function ServerWebhook() {
  const say = useMessages(webhookTexts);
  const { data, setData } = useQuery('server webhook', api.serverWebhook);
  return (
    <Slab as="section" className="stack" aria-labelledby="webhook">
      <h2 id="webhook">{say.title}</h2>
      <p className="soft small">{say.serverText}</p>
      {data !== undefined && (
        <WebhookForm
          given={data.webhook}
          save={(body) => api.setServerWebhook({ body })}
          remove={api.removeServerWebhook}
          onChange={setData}
        />
      )}
    </Slab>
  );
}
