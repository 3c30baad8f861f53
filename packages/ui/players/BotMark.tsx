import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../language/texts.ts';
import { uiMessages } from '../language/ui-messages.ts';

/** Marks a bot, with its level if it is a built-in one. */
export function BotMark({ level }: { readonly level: number | undefined }) {
  const say = useMessages(uiMessages);
  const label = level === undefined ? say.bot : say.botLevel(level);
  return (
    <span className="bot-level" title={label}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">
        <Icon name="bot" size={14} />
        {level}
      </span>
    </span>
  );
}
