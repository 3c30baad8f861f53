import { Button, TextField } from '@sesame/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { connection } from '../house/house.ts';
import { useMe } from '../house/use-me.ts';
import { useChat } from '../house/use-table.ts';
import { toastRefusal } from '../messages/refusals.ts';
import { useWords } from '../messages/words.tsx';

const LONGEST = 500;

/** What people at a table say to each other, before, during and after the match. */
export function Chat({ table }: { readonly table: string }) {
  const words = useWords();
  const lines = useChat(table);
  const me = useMe();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (lines.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  return (
    <div className="table-chat">
      <ul className="chat-lines small" aria-live="polite" aria-label={words.match.chat}>
        {lines.length === 0 && <li className="soft">{words.chat.nothing}</li>}
        {lines.map(({ seq, player, name, text }) => (
          <li key={seq}>
            <b className={player === me?.id ? 'brass' : ''}>{name}</b> {text}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ul>
      <Say table={table} />
    </div>
  );
}

function Say({ table }: { readonly table: string }) {
  const words = useWords();
  const [text, setText] = useState('');
  const say = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    const answer = await connection.say(table, said);
    if (!answer.ok) toastRefusal(words, answer.error);
  };
  return (
    <form className="chat-say" onSubmit={(event) => void say(event)}>
      <TextField
        label={words.chat.write}
        hideLabel
        placeholder={words.chat.write}
        value={text}
        onChange={setText}
        maxLength={LONGEST}
        autoComplete="off"
      />
      <Button type="submit" variant="quiet" icon="send" aria-label={words.chat.send} isDisabled={text.trim() === ''} />
    </form>
  );
}
