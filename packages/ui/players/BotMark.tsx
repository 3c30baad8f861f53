import type { Face } from '@sesame/kernel';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../language/texts.ts';
import { uiMessages } from '../language/ui-messages.ts';
import { BotFace } from './BotFace.tsx';

/** Marks a bot: a built-in one with its face and level. */
export function BotMark(props: { readonly level: number | undefined; readonly face?: Face | undefined }) {
  const { level, face } = props;
  const say = useMessages(uiMessages);
  const label = level === undefined ? say.bot : say.botLevel(level);
  return (
    <span className="bot-level" title={label}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">
        {face ? <BotFace face={face} size={14} /> : <Icon name="bot" size={14} />}
        {level}
      </span>
    </span>
  );
}
