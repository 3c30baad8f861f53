import { type ChatLine, MAX_REPORT_LENGTH, REPORT_REASONS, type ReportReason } from '@sesame/protocol';
import { Button, Dialog, SelectField, TextField, toast, useLocale, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { chatTexts } from '../../locales/chat/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { chatRefusalText } from './chat-refusal.ts';

/** Reports a chat message to the admin. */
export function ReportDialog(props: {
  readonly line: ChatLine;
  readonly channel: string;
  readonly onClose: () => void;
}) {
  const { line, channel, onClose } = props;
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
    const { player: about, seq } = line;
    const sent = await mutate(() => api.report({ body: { about, place: channel, seq, reason, words: text.trim() } }));
    if (!sent.ok) return;
    toast({ text: say.sent, icon: 'check' });
    onClose();
  };
  return (
    <Dialog title={say.reportTitle(line.name)} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form className="stack" onSubmit={(event) => void send(event)}>
        <blockquote className="chat-quote small">{line.text}</blockquote>
        <p className="soft small">{say.reportText}</p>
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
