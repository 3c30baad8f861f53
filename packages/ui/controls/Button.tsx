import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import { Tooltip } from './Tooltip.tsx';
import { useDisabled } from './use-disabled.ts';

export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger';

interface Appearance {
  readonly variant?: ButtonVariant | undefined;
  /** Smaller text and padding, for lists and bars. */
  readonly tight?: boolean | undefined;
  readonly className?: string | undefined;
}

export interface ButtonProps extends Appearance {
  readonly icon?: IconName | undefined;
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
  readonly type?: 'button' | 'submit';
  readonly autoFocus?: boolean;
  readonly 'aria-label'?: string;
  /** For buttons that show and hide something. */
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children?: ReactNode;
}

const classOf = ({ variant = 'plain', tight, className }: Appearance): string =>
  ['btn', variant, tight && 'tight', className].filter(Boolean).join(' ');

export function Button(props: ButtonProps) {
  const { variant, tight, icon, className, children, isDisabled, onPress, type, ...rest } = props;
  const press = useDisabled({ isDisabled, onPress, type });
  return (
    <AriaButton {...rest} {...press} className={classOf({ variant, tight, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </AriaButton>
  );
}

/** A button with an icon only. Its label is its accessible name and its tooltip. */
export function IconButton(
  props: Omit<ButtonProps, 'icon' | 'children' | 'aria-label' | 'tight'> & {
    readonly icon: IconName;
    readonly label: string;
    readonly size?: number;
    /** For toggle buttons. */
    readonly isPressed?: boolean;
  },
) {
  const { icon, label, size, variant = 'quiet', className, isPressed, isDisabled, onPress, type, ...rest } = props;
  const press = useDisabled({ isDisabled, onPress, type });
  const pressed = isPressed === undefined ? {} : { 'aria-pressed': isPressed };
  return (
    <Tooltip text={label}>
      <AriaButton
        {...rest}
        {...press}
        {...pressed}
        aria-label={label}
        className={classOf({ variant, className: `icon-btn${className ? ` ${className}` : ''}` })}
      >
        <Icon name={icon} {...(size === undefined ? {} : { size })} />
      </AriaButton>
    </Tooltip>
  );
}

/** A link that looks like a button. */
export function ButtonLink(
  props: Appearance & {
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
