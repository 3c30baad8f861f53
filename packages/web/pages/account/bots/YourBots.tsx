import { type BotsWithToken, MAX_BOTS_PER_PLAYER } from '@sesame/protocol';
import { Slab, toast, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../../data/client.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { useQuery } from '../../../data/use-query.ts';
import { botTexts } from '../../../locales/bots/texts.ts';
import type { WithReauth } from '../../../widgets/reauth/use-reauth.tsx';
import { BotRow } from './BotRow.tsx';
import { CreateBotForm } from './CreateBotForm.tsx';
import { TokenDialog } from './TokenDialog.tsx';

/** The player's own bots and their tokens. */
export function YourBots({ withReauth }: { readonly withReauth: WithReauth }) {
  const say = useMessages(botTexts);
  const { data: bots, setData: setBots } = useQuery('bots', api.ownBots);
  const { mutate } = useMutation();
  const [shown, setShown] = useState<{ readonly name: string; readonly token: string }>();

  const issueToken = async (name: string, send: () => ReturnType<typeof api.createBot>): Promise<boolean> => {
    const issued = await mutate(() => withReauth<BotsWithToken>(send));
    if (!issued.ok) return false;
    setBots(issued.value.bots);
    setShown({ name, token: issued.value.token });
    return true;
  };
  const change = async (done: string, send: () => ReturnType<typeof api.ownBots>) => {
    const changed = await mutate(() => withReauth(send));
    if (!changed.ok) return;
    setBots(changed.value);
    toast({ text: done, icon: 'check' });
  };

  return (
    <Slab as="section" className="stack" aria-labelledby="bots">
      <h2 id="bots">{say.title}</h2>
      <p className="soft small">
        {say.text}{' '}
        <a className="link" href="/api/docs">
          {say.howTo}
        </a>
      </p>
      {bots?.length === 0 && <p className="soft small">{say.none}</p>}
      <ul className="rows">
        {bots?.map((bot) => (
          <BotRow
            key={bot.id}
            bot={bot}
            onRenew={() => void issueToken(bot.name, () => api.renewBotToken({ params: { id: bot.id } }))}
            onRevoke={() => void change(say.revoked(bot.name), () => api.revokeBotToken({ params: { id: bot.id } }))}
            onRemove={() => void change(say.removed(bot.name), () => api.removeBot({ params: { id: bot.id } }))}
          />
        ))}
      </ul>
      {bots !== undefined &&
        (bots.length < MAX_BOTS_PER_PLAYER ? (
          <CreateBotForm onCreate={(name) => issueToken(name, () => api.createBot({ body: { name } }))} />
        ) : (
          <p className="soft small">{say.limitReached(MAX_BOTS_PER_PLAYER)}</p>
        ))}
      {shown && <TokenDialog {...shown} onClose={() => setShown(undefined)} />}
    </Slab>
  );
}
