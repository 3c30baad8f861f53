import './chat.css';
import { Button, TextField, toast, useLocale, useMessages } from '@sesame/ui';
import { type FormEvent, useRef, useState } from 'react';
import { type ChatPlace, placeName, sayIn } from '../../data/chat.ts';
import { useHeard } from '../../data/mutes.ts';
import { useMe } from '../../data/use-me.ts';
import { chatTexts } from '../../locales/chat/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { useEndShown } from '../use-stick-to-end.ts';
import { Line } from './ChatMessage.tsx';
import { spokenRefusal } from './chat-refusal.ts';

const LONGEST = 500;

/** What people say in a place. Whoever may not write there reads why instead. */
export function Chat(props: {
  readonly place: ChatPlace;
  /** What stands above the field, or in its place. */
  readonly note?: string | undefined;
  readonly mayWrite?: boolean;
}) {
  const { place, note, mayWrite = true } = props;
  const words = useTexts();
  const say = useMessages(chatTexts);
  const { lines, hidden } = useHeard(place);
  const me = useMe();
  const end = useRef<HTMLLIElement>(null);
  useEndShown(end, lines.length);
  const label = place.kind === 'audience' ? say.audience : words.match.chat;
  return (
    <div className="table-chat">
      <ul className="chat-lines small" aria-live="polite" aria-label={label}>
        {lines.length === 0 && <li className="soft">{say.noMessages}</li>}
        {lines.map((line) => (
          <Line key={line.seq} line={line} place={placeName(place)} isMine={line.player === me?.id} />
        ))}
        {hidden > 0 && <li className="soft tiny">{say.hiddenLines(hidden)}</li>}
        <li ref={end} aria-hidden="true" />
      </ul>
      {note && <p className="soft tiny">{note}</p>}
      {mayWrite && <Say place={place} />}
    </div>
  );
}

function Say({ place }: { readonly place: ChatPlace }) {
  const words = useTexts();
  const say = useMessages(chatTexts);
  const locale = useLocale();
  const [text, setText] = useState('');
  const speak = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    const answer = await sayIn(place, said);
    if (answer.ok) return;
    // What could not be said is not lost, unless something new is being written.
    setText((typed) => (typed === '' ? said : typed));
    toast({ text: spokenRefusal({ words, say, locale }, answer.error), kind: 'wrong' });
  };
  const label = place.kind === 'audience' ? say.toAudience : say.write;
  return (
    <form className="chat-say" onSubmit={(event) => void speak(event)}>
      <TextField
        label={label}
        hideLabel
        placeholder={label}
        value={text}
        onChange={setText}
        maxLength={LONGEST}
        autoComplete="off"
      />
      <Button type="submit" variant="quiet" icon="send" aria-label={say.send} isDisabled={text.trim() === ''} />
    </form>
  );
}
