import { Heading } from 'react-aria-components/Dialog';
import { useMessages } from '../language/messages.ts';
import { words } from '../language/words.ts';
import { IconButton } from './Button.tsx';

/** What a window is about, and the cross that closes it. */
export function WindowHead({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  const say = useMessages(words);
  return (
    <header className="line">
      <Heading slot="title" level={2} className="grow">
        {title}
      </Heading>
      <IconButton icon="cross" label={say.close} onPress={onClose} />
    </header>
  );
}
