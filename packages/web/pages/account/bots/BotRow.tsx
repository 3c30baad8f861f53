import type { Bot } from '@sesame/protocol';
import { ConfirmDialog, Icon, IconButton, Menu, type MenuAction, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { botTexts } from '../../../locales/bots/texts.ts';
import { formatDate } from '../../../widgets/format-date.ts';

/** A bot with its last connection and a menu: new token, revoke, remove. */
export function BotRow(props: {
  readonly bot: Bot;
  readonly onRenew: () => void;
  readonly onRevoke: () => void;
  readonly onRemove: () => void;
}) {
  const { bot, onRenew, onRevoke, onRemove } = props;
  const { name, token } = bot;
  const say = useMessages(botTexts);
  const locale = useLocale();
  const [confirming, setConfirming] = useState<'renew' | 'remove'>();
  const usedAt = token?.usedAt;
  const seen = usedAt === undefined ? say.neverConnected : say.lastConnected(formatDate(usedAt, locale));
  const items: readonly MenuAction[] = [
    // No confirmation needed if there is no token that would stop working.
    {
      id: 'renew',
      label: say.renew,
      icon: 'key',
      onAction: token === undefined ? onRenew : () => setConfirming('renew'),
    },
    { id: 'revoke', label: say.revoke, icon: 'cross', onAction: onRevoke, isDisabled: token === undefined },
    { id: 'remove', label: say.remove, icon: 'trash', onAction: () => setConfirming('remove'), isDanger: true },
  ];
  const renews = confirming === 'renew';
  return (
    <li>
      <Icon name="bot" />
      <span className="grow stack-line">
        <b>{name}</b>
        <span className="soft small">{token === undefined ? say.tokenRevoked : seen}</span>
      </span>
      <Menu label={say.more(name)} trigger={<IconButton icon="more" label={say.more(name)} />} items={items} />
      <ConfirmDialog
        title={renews ? say.renewTitle(name) : say.removeTitle(name)}
        text={renews ? say.renewText : say.removeText}
        confirm={renews ? say.renew : say.remove}
        cancel={say.cancel}
        isOpen={confirming !== undefined}
        onOpenChange={() => setConfirming(undefined)}
        onConfirm={renews ? onRenew : onRemove}
      />
    </li>
  );
}
