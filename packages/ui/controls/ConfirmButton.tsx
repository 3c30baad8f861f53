import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps, IconButton } from './Button.tsx';
import { ConfirmDialog, type Question } from './Dialog.tsx';

type ConfirmButtonProps = Question &
  Omit<ButtonProps, 'onPress' | 'children' | 'type' | 'ref'> & {
    /** The text of the button. Without it the button has an icon only, and `confirm` is its name. */
    readonly children?: ReactNode;
    /** The name of a button with an icon only, if it is not `confirm`. */
    readonly label?: string;
    /** False: a press acts at once. */
    readonly asks?: boolean;
  };

/** A button that asks before it acts. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { title, text, confirm, cancel, onConfirm, isDanger, asks = true, label = confirm, children, ...look } = props;
  const [isAsking, setAsking] = useState(false);
  const onPress = asks ? () => setAsking(true) : onConfirm;
  const { icon, tight, ...rest } = look;
  return (
    <>
      {children === undefined && icon !== undefined ? (
        <IconButton {...rest} {...{ icon, label, onPress }} />
      ) : (
        <Button {...look} onPress={onPress}>
          {children ?? label}
        </Button>
      )}
      <ConfirmDialog
        {...{ title, text, confirm, cancel, onConfirm }}
        {...(isDanger !== undefined && { isDanger })}
        isOpen={isAsking}
        onOpenChange={setAsking}
      />
    </>
  );
}
