import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import { Tooltip } from './Tooltip.tsx';

export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger';

interface Looks {
  readonly variant?: ButtonVariant | undefined;
  /** Smaller letters and less room at the sides: in lists and bars. */
  readonly tight?: boolean | undefined;
  readonly className?: string | undefined;
}

export interface ButtonProps extends Looks {
  readonly icon?: IconName | undefined;
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
  readonly type?: 'button' | 'submit';
  readonly autoFocus?: boolean;
  readonly 'aria-label'?: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children?: ReactNode;
}

const classOf = ({ variant = 'plain', tight, className }: Looks): string =>
  ['btn', variant, tight && 'tight', className].filter(Boolean).join(' ');

export function Button({ variant, tight, icon, className, children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} className={classOf({ variant, tight, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </AriaButton>
  );
}

/** A button that is only a picture: its name is spoken, and shown when the pointer rests on it. */
export function IconButton(
  props: Omit<ButtonProps, 'icon' | 'children' | 'aria-label' | 'tight'> & {
    readonly icon: IconName;
    readonly label: string;
    readonly size?: number;
    /** For buttons that are on or off. */
    readonly isPressed?: boolean;
  },
) {
  const { icon, label, size, variant = 'quiet', className, isPressed, ...rest } = props;
  const pressed = isPressed === undefined ? {} : { 'aria-pressed': isPressed };
  return (
    <Tooltip text={label}>
      <AriaButton
        {...rest}
        {...pressed}
        aria-label={label}
        className={classOf({ variant, className: `icon-btn${className ? ` ${className}` : ''}` })}
      >
        <Icon name={icon} {...(size === undefined ? {} : { size })} />
      </AriaButton>
    </Tooltip>
  );
}

/** Goes somewhere, and looks like a button. */
export function ButtonLink(
  props: Looks & {
    readonly href: string;
    readonly icon?: IconName;
    readonly isDisabled?: boolean;
    readonly target?: string;
    readonly download?: string | boolean;
    readonly children: ReactNode;
  },
) {
  const { variant, tight, icon, className, children, ...rest } = props;
  return (
    <Link {...rest} className={classOf({ variant, tight, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
