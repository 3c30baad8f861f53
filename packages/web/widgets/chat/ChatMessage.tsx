import type { ChatLine } from '@sesame/protocol';
import { Button, Menu, toast, useMessages } from '@sesame/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { mute } from '../../data/mutes.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { chatTexts } from '../../locales/chat/texts.ts';

const ReportDialog = lazy(() => import('./ReportDialog.tsx'));

/** A chat message. The author's name opens a menu to mute or report. */
export function ChatMessage(props: {
  readonly line: ChatLine;
  /** The author’s name, as shown at this table. */
  readonly name: string;
  readonly channel: string;
  readonly isMine: boolean;
  /** A link leads to it: it is scrolled to and marked. */
  readonly isMarked: boolean;
}) {
  const { line, name, channel, isMine, isMarked } = props;
  const { player, seq, text } = line;
  const { mutate } = useMutation();
  const say = useMessages(chatTexts);
  const [isReporting, setReporting] = useState(false);
  const muteAuthor = async () => {
    const muted = await mutate(() => mute(player));
    if (muted.ok) toast({ text: say.muted(name), icon: 'check' });
  };
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMarked) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  return (
    <li ref={item} {...(isMarked && { className: 'marked', 'aria-current': true })}>
      {isMine ? (
        <b className="brass">{name}</b>
      ) : (
        <Menu
          label={say.menuOf(name)}
          trigger={
            <Button variant="quiet" className="chat-name">
              {name}
            </Button>
          }
          items={[
            { id: 'mute', label: say.mute(name), icon: 'soundOff', onAction: () => void muteAuthor() },
            { id: 'report', label: say.reportLine, icon: 'flag', onAction: () => setReporting(true) },
          ]}
        />
      )}{' '}
      {line.guest && <span className="soft tiny">({say.guest}) </span>}
      {text}
      <Suspense>
        {isReporting && (
          <ReportDialog about={{ player, name }} line={{ seq, text, channel }} onClose={() => setReporting(false)} />
        )}
      </Suspense>
    </li>
  );
}
