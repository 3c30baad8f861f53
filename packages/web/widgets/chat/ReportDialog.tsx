import { type ChatLine, MAX_REPORT_LENGTH, REPORT_REASONS, type ReportReason } from '@sesame/protocol';
import { Button, Dialog, SelectField, TextField, toast, useLocale, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { chatTexts } from '../../locales/chat/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { chatRefusalText } from './chat-refusal.ts';

/** Reports a player to the admin, perhaps for a chat message. */
export default function ReportDialog(props: {
  readonly about: Pick<ChatLine, 'player' | 'name'>;
  /** The message or note, in the place of this name. */
  readonly line?: Pick<ChatLine, 'text'> & { readonly seq?: number; readonly channel: string };
  /** What the admin will see, instead of the messages of a chat. */
  readonly explanation?: string;
  readonly onClose: () => void;
}) {
  const { about, line, explanation, onClose } = props;
  const texts = useTexts();
  const say = useMessages(chatTexts);
  const locale = useLocale();
  const [reason, setReason] = useState<ReportReason>('rude');
  const [text, setText] = useState('');
  const { mutate } = useMutation({
    onRefusal: (refusal) => toast({ text: chatRefusalText({ texts, say, locale }, refusal), kind: 'wrong' }),
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const place = line && { place: line.channel, ...(line.seq !== undefined && { seq: line.seq }) };
    const body = { about: about.player, ...place, reason, words: text.trim() };
    const sent = await mutate(() => api.report({ body }));
    if (!sent.ok) return;
    toast({ text: say.sent, icon: 'check' });
    onClose();
  };
  return (
    <Dialog title={say.reportTitle(about.name)} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form className="stack" onSubmit={(event) => void send(event)}>
        {line && <blockquote className="chat-quote small">{line.text}</blockquote>}
        <p className="soft small">{explanation ?? (line ? say.reportText : say.reportPlayerText)}</p>
        <SelectField
          label={say.reason}
          options={REPORT_REASONS.map((id) => ({ id, label: say[id] }))}
          value={reason}
          onChange={(id) => setReason(id as ReportReason)}
        />
        <TextField
          label={say.details}
          value={text}
          onChange={setText}
          maxLength={MAX_REPORT_LENGTH}
          autoComplete="off"
        />
        <div>
          <Button type="submit" variant="primary" icon="flag">
            {say.sendReport}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
