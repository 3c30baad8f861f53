import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../language/texts.ts';
import { uiMessages } from '../language/ui-messages.ts';

export type AvatarProps = { readonly name: string } | { readonly bot: true } | { readonly free: true };

/**
 * A player’s initial, a bot’s icon or an empty seat. A name that is not known, as without a network, has an icon, too.
 * Decorative beside the name, except for the empty seat.
 */
export function Avatar(props: AvatarProps) {
  const say = useMessages(uiMessages);
  if ('free' in props) return <span className="avatar free" role="img" aria-label={say.freeSeat} />;
  const initial = 'bot' in props ? undefined : [...props.name][0];
  return (
    <span className="avatar" aria-hidden="true">
      {initial?.toUpperCase() ?? <Icon name={'bot' in props ? 'bot' : 'user'} size={18} />}
    </span>
  );
}
