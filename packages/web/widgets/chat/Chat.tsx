import { MAX_CHAT_LENGTH } from '@sesame/protocol';
import './chat.css';
import { Button, TextField, toast, useLocale, useMessages } from '@sesame/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ChatChannel, channelName, sendChatMessage } from '../../data/chat.ts';
import { useMarkedLine } from '../../data/marked-line.ts';
import { useVisibleChatLines } from '../../data/mutes.ts';
import { useMe } from '../../data/use-me.ts';
import { chatTexts } from '../../locales/chat/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { useStickToEnd } from '../use-stick-to-end.ts';
import { ChatMessage } from './ChatMessage.tsx';
import { chatRefusalText } from './chat-refusal.ts';

/** Shown names of seated players, by id. */
export type SeatNames = ReadonlyMap<string, string>;

/** The messages of a channel, with an input if the viewer may write. */
export function Chat(props: {
  readonly channel: ChatChannel;
  /** Names of seated players by id; others go by the name of their message. */
  readonly names: SeatNames;
  /** Shown above the input, or instead of it. */
  readonly note?: string | undefined;
  readonly mayWrite?: boolean;
  /** Called with the number of the newest line that is shown. */
  readonly onShown?: (seq: number) => void;
}) {
  const { channel, names, note, mayWrite = true, onShown } = props;
  const texts = useTexts();
  const say = useMessages(chatTexts);
  const { lines, hidden } = useVisibleChatLines(channel);
  const me = useMe();
  const end = useRef<HTMLLIElement>(null);
  const marked = useMarkedLine();
  const markedSeq = marked?.kind === channel.kind ? marked.seq : undefined;
  // The list stays at the message that a link led to.
  useStickToEnd(end, lines.some(({ seq }) => seq === markedSeq) ? 0 : lines.length);
  const newest = lines.at(-1)?.seq;
  useEffect(() => {
    if (newest !== undefined) onShown?.(newest);
  }, [newest, onShown]);
  const label = { chat: texts.match.chat, audience: say.audience, talk: say.messages }[channel.kind];
  return (
    <div className="table-chat">
      <ul className="chat-lines small" aria-live="polite" aria-label={label}>
        {lines.length === 0 && <li className="soft">{say.noMessages}</li>}
        {lines.map((line) => (
          <ChatMessage
            key={line.seq}
            line={line}
            name={names.get(line.player) ?? line.name}
            channel={channelName(channel)}
            isMine={line.player === me?.id}
            isMarked={line.seq === markedSeq}
          />
        ))}
        {hidden > 0 && <li className="soft tiny">{say.hiddenLines(hidden)}</li>}
        <li ref={end} aria-hidden="true" />
      </ul>
      {note && <p className="soft tiny">{note}</p>}
      {mayWrite && <ChatInput channel={channel} />}
    </div>
  );
}

function ChatInput({ channel }: { readonly channel: ChatChannel }) {
  const texts = useTexts();
  const say = useMessages(chatTexts);
  const locale = useLocale();
  const [text, setText] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    const answer = await sendChatMessage(channel, said);
    if (answer.ok) return;
    // Put a refused message back, unless a new one has been started.
    setText((typed) => (typed === '' ? said : typed));
    toast({ text: chatRefusalText({ texts, say, locale }, answer.error), kind: 'wrong' });
  };
  const label = channel.kind === 'audience' ? say.toAudience : say.write;
  return (
    <form className="chat-say" onSubmit={(event) => void send(event)}>
      <TextField
        label={label}
        hideLabel
        placeholder={label}
        value={text}
        onChange={setText}
        maxLength={MAX_CHAT_LENGTH}
        autoComplete="off"
      />
      <Button type="submit" variant="quiet" icon="send" aria-label={say.send} isDisabled={text.trim() === ''} />
    </form>
  );
}
