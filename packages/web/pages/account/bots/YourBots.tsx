import { type Bot, type BotsWithToken, MAX_BOTS_PER_PLAYER } from '@sesame/protocol';
import { Slab, toast, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../../data/client.ts';
import { useAnswer } from '../../../data/use-query.ts';
import { botTexts } from '../../../locales/bots/texts.ts';
import { toastRefusal } from '../../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../../locales/texts.tsx';
import type { WithReauth } from '../../../widgets/reauth/use-reauth.tsx';
import { BotRow } from './BotRow.tsx';
import { CreateBotForm } from './CreateBotForm.tsx';
import { TokenDialog } from './TokenDialog.tsx';

/** The bots that somebody made: their tokens, and their end. */
export function YourBots({ withReauth }: { readonly withReauth: WithReauth }) {
  const words = useTexts();
  const say = useMessages(botTexts);
  const asked = useAnswer('bots', api.bots);
  const [changed, setChanged] = useState<readonly Bot[]>();
  const [shown, setShown] = useState<{ readonly name: string; readonly token: string }>();
  const bots = changed ?? (asked?.ok ? asked.value : undefined);

  const giveToken = async (name: string, act: () => ReturnType<typeof api.makeBot>): Promise<boolean> => {
    const given = await withReauth<BotsWithToken>(act);
    if (given.ok) {
      setChanged(given.value.bots);
      setShown({ name, token: given.value.token });
    } else if (given.error.code !== 'prove-first') toastRefusal(words, given.error);
    return given.ok;
  };
  const take = async (text: string, act: () => ReturnType<typeof api.bots>) => {
    const left = await withReauth(act);
    if (left.ok) {
      setChanged(left.value);
      toast({ text, icon: 'check' });
    } else if (left.error.code !== 'prove-first') toastRefusal(words, left.error);
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
            onRenew={() => void giveToken(bot.name, () => api.renewToken(bot.id))}
            onRevoke={() => void take(say.revoked(bot.name), () => api.revokeToken(bot.id))}
            onRemove={() => void take(say.removed(bot.name), () => api.removeBot(bot.id))}
          />
        ))}
      </ul>
      {bots !== undefined &&
        (bots.length < MAX_BOTS_PER_PLAYER ? (
          <CreateBotForm onMake={(name) => giveToken(name, () => api.makeBot(name))} />
        ) : (
          <p className="soft small">{say.limitReached(MAX_BOTS_PER_PLAYER)}</p>
        ))}
      {shown && <TokenDialog {...shown} onClose={() => setShown(undefined)} />}
    </Slab>
  );
}
