import { Button, toast, useMessages } from '@sesame/ui';
import { useRef } from 'react';
import { useShareOrigin } from '../../data/share-origin.ts';
import { peopleTexts } from '../../locales/people/texts.ts';
import { copyText } from '../../widgets/copy-text.ts';

/** A link that is shown once, to copy and pass on. */
export function SecretLink({ path }: { readonly path: string }) {
  const say = useMessages(peopleTexts);
  const field = useRef<HTMLInputElement>(null);
  const { origin } = useShareOrigin();
  const copy = async () => {
    const isCopied = await copyText(field.current);
    toast(isCopied ? { text: say.copied, icon: 'check' } : { text: say.copyFailed });
  };
  return (
    <div className="secret-link">
      <input
        ref={field}
        className="field"
        aria-label={say.link}
        readOnly
        value={origin === undefined ? '' : `${origin}${path}`}
        onFocus={(event) => event.target.select()}
      />
      <Button icon="copy" onPress={() => void copy()}>
        {say.copy}
      </Button>
    </div>
  );
}
