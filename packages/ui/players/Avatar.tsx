import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../language/texts.ts';
import { uiMessages } from '../language/ui-messages.ts';

export type AvatarProps = { readonly name: string } | { readonly bot: true } | { readonly free: true };

/** A player’s initial, a bot’s icon or an empty seat. Decorative beside the name, except for the empty seat. */
export function Avatar(props: AvatarProps) {
  const say = useMessages(uiMessages);
  if ('free' in props) return <span className="avatar free" role="img" aria-label={say.freeSeat} />;
  return (
    <span className="avatar" aria-hidden="true">
      {'bot' in props ? <Icon name="bot" size={18} /> : ([...props.name][0] ?? '').toUpperCase()}
    </span>
  );
}
