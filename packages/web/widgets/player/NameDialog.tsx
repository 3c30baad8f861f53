import { Dialog, useMessages } from '@sesame/ui';
import { useMe } from '../../data/use-me.ts';
import { playerMenuTexts } from '../../locales/player-menu/texts.ts';
import { NameForm } from '../NameForm.tsx';

/** Changes the name of a guest, who is shown under the new one at once. */
export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useMessages(playerMenuTexts);
  const me = useMe();
  return (
    <Dialog title={say.changeName} className="narrow" isOpen onOpenChange={onClose}>
      <NameForm given={me?.name ?? ''} onNamed={onClose} />
    </Dialog>
  );
}
