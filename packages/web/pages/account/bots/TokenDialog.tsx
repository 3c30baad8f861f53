import { Button, Dialog, toast, useMessages } from '@sesame/ui';
import { useRef } from 'react';
import { botTexts } from '../../../locales/bots/texts.ts';
import { copyText } from '../../../widgets/copy-text.ts';

/** Shows a bot's token. It cannot be shown again. */
export function TokenDialog(props: { readonly name: string; readonly token: string; readonly onClose: () => void }) {
  const { name, token, onClose } = props;
  const say = useMessages(botTexts);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const isCopied = await copyText(field.current);
    toast(isCopied ? { text: say.copied, icon: 'check' } : { text: say.notCopied });
  };
  return (
    <Dialog title={say.tokenTitle(name)} isOpen onOpenChange={onClose}>
      <p className="soft small">{say.tokenText}</p>
      <input
        ref={field}
        className="field small"
        readOnly
        aria-label={say.token}
        value={token}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="wraps">
        <Button icon="copy" variant="primary" onPress={() => void copy()}>
          {say.copy}
        </Button>
        <Button onPress={onClose}>{say.done}</Button>
      </div>
    </Dialog>
  );
}
