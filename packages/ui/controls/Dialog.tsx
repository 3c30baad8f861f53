import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './Button.tsx';
import { DialogHeader } from './DialogHeader.tsx';

interface Opening {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** A window over the page. A press outside or Escape closes it. */
export function Dialog(props: Opening & { readonly children: ReactNode; readonly className?: string }) {
  const { title, isOpen, onOpenChange, children, className } = props;
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className="scrim">
      <Modal className={`modal${className ? ` ${className}` : ''}`}>
        <AriaDialog className="slab stack dialog">
          <DialogHeader title={title} onClose={() => onOpenChange(false)} />
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Asks before what cannot be taken back. The safe answer comes first and has the brass. */
export function ConfirmDialog(
  props: Opening & {
    readonly text: ReactNode;
    readonly confirm: string;
    readonly cancel: string;
    readonly onConfirm: () => void;
    readonly isDanger?: boolean;
  },
) {
  const { title, isOpen, onOpenChange, text, confirm, cancel, onConfirm, isDanger = true } = props;
  const close = () => onOpenChange(false);
  const doIt = () => {
    close();
    onConfirm();
  };
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className="scrim">
      <Modal className="modal narrow">
        <AriaDialog role="alertdialog" className="slab stack dialog">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          <div className="soft small">{text}</div>
          <div className="wraps">
            <Button variant={isDanger ? 'primary' : 'plain'} onPress={close} autoFocus>
              {cancel}
            </Button>
            <Button variant={isDanger ? 'danger' : 'primary'} onPress={doIt}>
              {confirm}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
