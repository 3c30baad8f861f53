import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './Button.tsx';
import { DialogHeader } from './DialogHeader.tsx';
import { OpenDialog } from './open-dialogs.tsx';
import { useOpensNext } from './use-opens-next.ts';

interface DialogState {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** A modal dialog. A press outside or Escape closes it. */
export function Dialog(props: DialogState & { readonly children: ReactNode; readonly className?: string }) {
  const { title, isOpen, onOpenChange, children, className } = props;
  return (
    <ModalOverlay isOpen={useOpensNext(isOpen)} onOpenChange={onOpenChange} isDismissable className="scrim">
      <Modal className={`modal${className ? ` ${className}` : ''}`}>
        <OpenDialog />
        <AriaDialog className="slab stack dialog">
          <DialogHeader title={title} onClose={() => onOpenChange(false)} />
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A question before an irreversible action. */
export interface Question {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly isDanger?: boolean;
}

/** Confirmation of an irreversible action. The safe answer comes first and is the primary button. */
export function ConfirmDialog(props: DialogState & Question) {
  const { title, isOpen, onOpenChange, text, confirm, cancel, onConfirm, isDanger = true } = props;
  const close = () => onOpenChange(false);
  const confirmAndClose = () => {
    close();
    onConfirm();
  };
  return (
    <ModalOverlay isOpen={useOpensNext(isOpen)} onOpenChange={onOpenChange} isDismissable className="scrim">
      <Modal className="modal narrow">
        <OpenDialog />
        <AriaDialog role="alertdialog" className="slab stack dialog">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          <div className="soft small">{text}</div>
          <div className="wraps">
            <Button variant={isDanger ? 'primary' : 'plain'} onPress={close} autoFocus>
              {cancel}
            </Button>
            <Button variant={isDanger ? 'danger' : 'primary'} onPress={confirmAndClose}>
              {confirm}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
