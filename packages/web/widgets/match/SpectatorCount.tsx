import { Icon, useMessages } from '@sesame/ui';
import { chatTexts } from '../../locales/chat/texts.ts';

/** The number of spectators. Renders nothing if there are none. */
export function SpectatorCount({ count }: { readonly count: number }) {
  const say = useMessages(chatTexts);
  if (count === 0) return undefined;
  return (
    <span className="watchers soft small">
      <Icon name="eye" size={18} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{say.spectatorCount(count)}</span>
    </span>
  );
}
