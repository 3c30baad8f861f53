import { Heading } from 'react-aria-components/Dialog';
import { useMessages } from '../language/texts.ts';
import { uiMessages } from '../language/ui-messages.ts';
import { Button } from './Button.tsx';

/** The title and the close button of a dialog. */
export function DialogHeader({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  const say = useMessages(uiMessages);
  return (
    <header className="line">
      <Heading slot="title" level={2} className="grow">
        {title}
      </Heading>
      {/* Without a tooltip: Escape would close that first if the pointer rests there. */}
      <Button variant="quiet" className="icon-btn" icon="cross" aria-label={say.close} onPress={onClose} />
    </header>
  );
}
