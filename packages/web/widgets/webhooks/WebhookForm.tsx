import type { Result } from '@sesame/kernel';
import {
  MAX_WEBHOOK_LENGTH,
  WEBHOOK_SHAPES,
  type Webhook,
  type WebhookSettings,
  type WebhookShape,
} from '@sesame/protocol';
import { Button, ChoiceField, TextField, toast, useLocale, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { useMutation } from '../../data/use-mutation.ts';
import { webhookTexts } from '../../locales/webhooks/texts.ts';

/** Sets or removes a webhook. The format follows the address, and can be changed. */
export function WebhookForm(props: {
  readonly given: Webhook | undefined;
  readonly save: (webhook: Webhook) => Promise<Result<WebhookSettings>>;
  readonly remove: () => Promise<Result<WebhookSettings>>;
  readonly onChange: (settings: WebhookSettings) => void;
}) {
  const { given, save, remove, onChange } = props;
  const say = useMessages(webhookTexts);
  const locale = useLocale();
  const [url, setUrl] = useState(given?.url ?? '');
  const [shape, setShape] = useState<WebhookShape>(given?.shape ?? 'discord');
  const { isPending, mutate } = useMutation();
  const changeUrl = (typed: string) => {
    setUrl(typed);
    if (/slack/.test(typed)) setShape('slack');
    else if (/discord/.test(typed)) setShape('discord');
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await mutate(() => save({ url: url.trim(), shape, locale }));
    if (!saved.ok) return;
    onChange(saved.value);
    toast({ text: say.saved, icon: 'check' });
  };
  const clear = async () => {
    const removed = await mutate(remove);
    if (!removed.ok) return;
    setUrl('');
    onChange(removed.value);
    toast({ text: say.removed, icon: 'check' });
  };
  return (
    <form className="stack" onSubmit={(event) => void send(event)} noValidate>
      <TextField
        label={say.url}
        type="url"
        value={url}
        onChange={changeUrl}
        maxLength={MAX_WEBHOOK_LENGTH}
        autoComplete="off"
      />
      <ChoiceField
        label={say.shape}
        options={WEBHOOK_SHAPES.map((id) => ({ id, label: say[id] }))}
        value={shape}
        onChange={(id) => setShape(id as WebhookShape)}
      />
      <div className="wraps">
        <Button type="submit" isDisabled={isPending || url.trim() === ''}>
          {say.save}
        </Button>
        {given !== undefined && (
          <Button variant="quiet" icon="trash" isDisabled={isPending} onPress={() => void clear()}>
            {say.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
