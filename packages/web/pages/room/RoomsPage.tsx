import './room.css';
import { ROOM_CODE_LENGTH, ROOM_CODE_LETTERS } from '@sesame/protocol';
import { Button, Slab, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { roomTexts } from '../../locales/room/texts.ts';
import { Page } from '../../shell/Page.tsx';

/** The letters of a code as typed: those that no code has are left out. */
const codeFrom = (typed: string): string =>
  [...typed.toUpperCase()]
    .filter((letter) => ROOM_CODE_LETTERS.includes(letter))
    .join('')
    .slice(0, ROOM_CODE_LENGTH);

/** Opening a room, or joining one by its code. */
export default function RoomsPage() {
  const say = useMessages(roomTexts);
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const { isPending, mutate } = useMutation();
  const enter = async (send: typeof api.openRoom) => {
    const answer = await mutate(() => send());
    if (answer.ok) navigate(`/room/${answer.value.code}`);
  };
  const join = (event: FormEvent) => {
    event.preventDefault();
    void enter(() => api.joinRoom({ params: { code } }));
  };
  return (
    <Page title={say.title} className="room-entry">
      <h1 className="page-title">{say.title}</h1>
      <p className="soft lead">{say.lead}</p>
      <Slab as="section" className="stack" aria-labelledby="join-room">
        <h2 id="join-room">{say.joinTitle}</h2>
        <form className="stack" onSubmit={join}>
          <div className="room-code-field">
            <TextField
              label={say.code}
              hint={say.codeHint}
              value={code}
              onChange={(typed) => setCode(codeFrom(typed))}
              autoComplete="off"
            />
          </div>
          <Button
            type="submit"
            variant="primary"
            className="main-action"
            isDisabled={isPending || code.length < ROOM_CODE_LENGTH}
          >
            {say.join}
          </Button>
        </form>
      </Slab>
      <Button className="main-action" isDisabled={isPending} onPress={() => void enter(api.openRoom)}>
        {say.open}
      </Button>
    </Page>
  );
}
