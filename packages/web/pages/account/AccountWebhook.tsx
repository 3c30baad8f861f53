import { Slab, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { useQuery } from '../../data/use-query.ts';
import { webhookTexts } from '../../locales/webhooks/texts.ts';
import type { WithReauth } from '../../widgets/reauth/use-reauth.tsx';
import { WebhookForm } from '../../widgets/webhooks/WebhookForm.tsx';

/** Our own webhook. */
export function AccountWebhook({ withReauth }: { readonly withReauth: WithReauth }) {
  const say = useMessages(webhookTexts);
  const { data, setData } = useQuery('webhook', api.webhook);
  return (
    <Slab as="section" className="stack" aria-labelledby="webhook">
      <h2 id="webhook">{say.title}</h2>
      <p className="soft small">{say.text}</p>
      {data !== undefined && (
        <WebhookForm
          given={data.webhook}
          save={(body) => withReauth(() => api.setWebhook({ body }))}
          remove={api.removeWebhook}
          onChange={setData}
        />
      )}
    </Slab>
  );
}
