import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogHeader } from './DialogHeader.tsx';
import { OpenDialog } from './open-dialogs.tsx';
import { useOpensNext } from './use-opens-next.ts';

/** A modal that slides in from the right; on a phone, a sheet from below. */
export function Drawer(props: {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}) {
  const { title, isOpen, onOpenChange, children } = props;
  return (
    <ModalOverlay isOpen={useOpensNext(isOpen)} onOpenChange={onOpenChange} isDismissable className="scrim aside">
      <Modal className="drawer-sheet">
        <OpenDialog />
        <AriaDialog className="slab stack dialog">
          <i className="handle" />
          <DialogHeader title={title} onClose={() => onOpenChange(false)} />
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
