import type { Table } from '@sesame/protocol';
import { Button, type GameEntry, SelectField, Slab, toast, useLocale, useMessages } from '@sesame/ui';
import { useRef } from 'react';
import { useShareOrigin } from '../../data/share-origin.ts';
import { invitationTexts } from '../../locales/invitation/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { copyText } from '../../widgets/copy-text.ts';
import { QrCode } from '../../widgets/QrCode.tsx';
import { InviteFriends } from './InviteFriends.tsx';

/** Invites players by link, share sheet or QR code. */
export function InvitePanel({ table, game }: { readonly table: Table; readonly game: GameEntry }) {
  const texts = useTexts();
  const say = useMessages(invitationTexts);
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const { origin, choices, choose, isReachable } = useShareOrigin();
  if (origin === undefined) return undefined;
  const url = `${origin}/tables/${table.id}`;

  const copy = async () => {
    const isCopied = await copyText(field.current);
    toast(isCopied ? { text: texts.shell.linkCopied, icon: 'check' } : { text: texts.shell.linkNotCopied });
  };
  const share = () => navigator.share({ title: 'Sesame', text: texts.table.shareText(game.name[locale]), url });

  return (
    <Slab as="section" className="stack" aria-labelledby="invite">
      <h2 id="invite">{texts.table.invite}</h2>
      {isReachable ? (
        <p className="soft small">{texts.table.inviteText}</p>
      ) : (
        <p className="small unreachable">{say.unreachable}</p>
      )}
      {choices.length > 1 && (
        <SelectField
          label={say.address}
          options={choices.map((one) => ({ id: one, label: new URL(one).host }))}
          value={origin}
          onChange={choose}
        />
      )}
      <input
        ref={field}
        className="field small"
        readOnly
        aria-label={texts.table.link}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="wraps">
        <Button icon="copy" onPress={() => void copy()}>
          {texts.table.copy}
        </Button>
        {'share' in navigator && (
          <Button icon="share" onPress={() => void share().catch(() => {})}>
            {texts.table.share}
          </Button>
        )}
      </div>
      <InviteFriends table={table} />
      {isReachable && <QrCode text={url} label={texts.table.qr} />}
    </Slab>
  );
}
