import { ButtonLink, SwitchField, useLocale, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { useMailSettings } from '../../data/use-mail-settings.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { mailTexts } from '../../locales/mail/texts.ts';

/** Which mails we want, where the server sends mail. */
export function MailSettings() {
  const say = useMessages(mailTexts);
  const { mail, setMail } = useMailSettings(useLocale());
  const { isPending, mutate } = useMutation();
  if (!mail?.available) return undefined;
  if (mail.address === undefined) {
    return (
      <div className="wraps">
        <p className="soft small grow">{say.noAddress}</p>
        <ButtonLink tight href="/account" icon="user">
          {say.toAccount}
        </ButtonLink>
      </div>
    );
  }
  const change = async (body: { readonly turns?: boolean; readonly calls?: boolean }) => {
    const changed = await mutate(() => api.changeMailSettings({ body }));
    if (changed.ok) setMail(changed.value);
  };
  return (
    <>
      <SwitchField
        label={say.turns}
        hint={say.turnsHint}
        value={mail.turns}
        isDisabled={isPending}
        onChange={(turns) => void change({ turns })}
      />
      <SwitchField
        label={say.calls}
        hint={say.callsHint}
        value={mail.calls}
        isDisabled={isPending}
        onChange={(calls) => void change({ calls })}
      />
    </>
  );
}
