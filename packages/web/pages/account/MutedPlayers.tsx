import { Avatar, Button, Slab, useMessages } from '@sesame/ui';
import { unmute, useMutes } from '../../data/mutes.ts';
import { chatTexts } from '../../locales/chat/texts.ts';
import { toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';

/** Whom we do not hear, each with the way back. */
export function MutedPlayers() {
  const words = useTexts();
  const say = useMessages(chatTexts);
  const mutes = useMutes();
  const hearAgain = async (player: string) => {
    const heard = await unmute(player);
    if (!heard.ok) toastRefusal(words, heard.error);
  };
  return (
    <Slab as="section" className="stack" aria-labelledby="muted">
      <h2 id="muted">{say.mutedPlayers}</h2>
      <p className="soft small">{mutes?.length === 0 ? say.nobodyMuted : say.mutedPlayersText}</p>
      <ul className="rows">
        {mutes?.map(({ id, name }) => (
          <li key={id}>
            <Avatar name={name} />
            <b className="grow">{name}</b>
            <Button tight variant="quiet" aria-label={say.unmuteNamed(name)} onPress={() => void hearAgain(id)}>
              {say.unmute}
            </Button>
          </li>
        ))}
      </ul>
    </Slab>
  );
}
