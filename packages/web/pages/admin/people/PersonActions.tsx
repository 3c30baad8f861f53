import { type AdminPerson, newPasswordPath, type PasswordLink } from '@sesame/protocol';
import { Button, Dialog, toast, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../../data/client.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { adminTexts } from '../../../locales/admin/texts.ts';
import { peopleTexts } from '../../../locales/people/texts.ts';
import { formatDateTime } from '../../../widgets/format-date.ts';
import { useReauth } from '../../../widgets/reauth/use-reauth.tsx';
import { SecretLink } from '../SecretLink.tsx';
import { BanDialog } from './BanDialog.tsx';
import { MuteDialog } from './MuteDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';

interface PersonProps {
  readonly person: AdminPerson;
  readonly onChange: (person: AdminPerson) => void;
}

/** What staff can do about a person. */
export function PersonActions({ person, isAdmin, onChange }: PersonProps & { readonly isAdmin: boolean }) {
  const admin = useMessages(adminTexts);
  const say = useMessages(peopleTexts);
  const { mutate } = useMutation();
  const [open, setOpen] = useState<'rename' | 'mute' | 'ban'>();
  const close = () => setOpen(undefined);
  const params = { id: person.id };
  const undo = async (text: string, send: typeof api.liftBan) => {
    const done = await mutate(() => send({ params }));
    if (!done.ok) return;
    onChange(done.value);
    toast({ text, icon: 'check' });
  };
  return (
    <div className="wraps">
      <Button icon="edit" onPress={() => setOpen('rename')}>
        {say.rename}
      </Button>
      {person.mutedUntil === undefined ? (
        <Button icon="soundOff" onPress={() => setOpen('mute')}>
          {admin.mute}
        </Button>
      ) : (
        <Button icon="sound" onPress={() => void undo(say.unmuted, api.unmutePerson)}>
          {say.unmute}
        </Button>
      )}
      {isAdmin && !person.guest && <PasswordLinkButton person={person} />}
      {person.ban === undefined ? (
        <Button icon="lock" variant="danger" onPress={() => setOpen('ban')}>
          {say.ban}
        </Button>
      ) : (
        <Button icon="check" onPress={() => void undo(say.banLifted, api.liftBan)}>
          {say.liftBan}
        </Button>
      )}
      {open === 'rename' && <RenameDialog person={person} onRenamed={onChange} onClose={close} />}
      {open === 'mute' && <MuteDialog person={person} onMuted={onChange} onClose={close} />}
      {open === 'ban' && <BanDialog person={person} onBanned={onChange} onClose={close} />}
    </div>
  );
}

/** Makes a one-time link for a new password, and shows it once. */
function PasswordLinkButton({ person }: Pick<PersonProps, 'person'>) {
  const say = useMessages(peopleTexts);
  const locale = useLocale();
  const { mutate, isPending } = useMutation();
  const { withReauth, dialog } = useReauth();
  const [link, setLink] = useState<PasswordLink>();
  const make = async () => {
    const made = await mutate(() => withReauth(() => api.makePasswordLink({ params: { id: person.id } })));
    if (made.ok) setLink(made.value);
  };
  return (
    <>
      <Button icon="key" isDisabled={isPending} onPress={() => void make()}>
        {say.passwordLink}
      </Button>
      {dialog}
      {link && (
        <Dialog title={say.passwordLinkTitle(person.name)} isOpen onOpenChange={() => setLink(undefined)}>
          <p className="soft small">{say.passwordLinkText(formatDateTime(link.expiresAt, locale))}</p>
          <SecretLink path={newPasswordPath(link.token)} />
        </Dialog>
      )}
    </>
  );
}
