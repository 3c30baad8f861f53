import { type ReactElement, type ReactNode, startTransition, useState } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly onAction?: () => void;
  readonly href?: string;
  readonly isDisabled?: boolean;
  readonly isDanger?: boolean;
}

/** A menu of actions. `trigger` is a `Button` or an `IconButton`. */
export function Menu(props: {
  readonly label: string;
  readonly trigger: ReactElement;
  readonly items: readonly MenuAction[];
  /** Facts above the actions. */
  readonly header?: ReactNode;
}) {
  const { label, trigger, items, header } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    // The press is painted before the menu is built.
    <MenuTrigger
      isOpen={isOpen}
      onOpenChange={(next) => (next ? startTransition(() => setOpen(true)) : setOpen(false))}
    >
      {trigger}
      <Popover className="popover">
        {header && <div className="menu-header small">{header}</div>}
        <AriaMenu className="menu" aria-label={label}>
          {items.map(({ id, icon, isDanger, label: text, ...rest }) => (
            <MenuItem key={id} id={id} textValue={text} className={`item${isDanger ? ' danger' : ''}`} {...rest}>
              {icon && <Icon name={icon} />}
              {text}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
