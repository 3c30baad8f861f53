import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useMessages } from '../language/messages.ts';
import { words } from '../language/words.ts';
import { IconButton } from './Button.tsx';

/** Slides in from the right; on a phone it is a sheet from below. */
export function Drawer(props: {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}) {
  const { title, isOpen, onOpenChange, children } = props;
  const say = useMessages(words);
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className="scrim aside">
      <Modal className="drawer-sheet">
        <AriaDialog className="slab stack dialog">
          <i className="handle" />
          <header className="line">
            <Heading slot="title" level={2} className="grow">
              {title}
            </Heading>
            <IconButton icon="cross" label={say.close} onPress={() => onOpenChange(false)} />
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
