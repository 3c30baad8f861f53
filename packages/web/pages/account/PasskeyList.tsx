import type { Account } from '@sesame/protocol';
import { Button, Icon, toast, useLocale, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { formatDate } from '../../widgets/format-date.ts';
import type { WithReauth } from '../../widgets/reauth/use-reauth.tsx';
import { AddPasskeyButton } from './AddPasskeyButton.tsx';

/** The account's passkeys, with buttons to remove them and to add one. */
export function PasskeyList(props: {
  readonly account: Account;
  readonly withReauth: WithReauth;
  readonly onChange: (account: Account) => void;
}) {
  const { account, withReauth, onChange } = props;
  const say = useMessages(accountTexts);
  const locale = useLocale();
  const { mutate } = useMutation();
  const remove = async (id: string) => {
    const removed = await mutate(() => withReauth(() => api.removePasskey({ params: { id } })));
    if (!removed.ok) return;
    onChange(removed.value);
    toast({ text: say.passkeyRemoved, icon: 'check' });
  };
  const onCreated = (next: Account) => {
    onChange(next);
    toast({ text: say.passkeyMade, icon: 'check' });
  };
  return (
    <>
      {account.passkeys.length === 0 && <p className="soft small">{say.noneYet}</p>}
      <ul className="rows">
        {account.passkeys.map(({ id, label, createdAt, usedAt }) => {
          const name = label === '' ? say.unnamedPasskey : label;
          const times = [
            say.made(formatDate(createdAt, locale)),
            ...(usedAt === undefined ? [] : [say.used(formatDate(usedAt, locale))]),
          ];
          return (
            <li key={id}>
              <Icon name="key" />
              <span className="grow stack-line">
                <b>{name}</b>
                <span className="soft small">{times.join(', ')}</span>
              </span>
              <Button tight variant="quiet" aria-label={say.removeNamed(name)} onPress={() => void remove(id)}>
                {say.remove}
              </Button>
            </li>
          );
        })}
      </ul>
      <AddPasskeyButton withReauth={withReauth} onCreated={onCreated} />
    </>
  );
}
