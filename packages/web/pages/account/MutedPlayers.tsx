import { Avatar, Button, Slab, useMessages } from '@sesame/ui';
import { unmute, useMutes } from '../../data/mutes.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { chatTexts } from '../../locales/chat/texts.ts';

/** The players we have muted, with a button to unmute each. */
export function MutedPlayers() {
  const { mutate } = useMutation();
  const say = useMessages(chatTexts);
  const mutes = useMutes();
  return (
    <Slab as="section" className="stack" aria-labelledby="muted">
      <h2 id="muted">{say.mutedPlayers}</h2>
      <p className="soft small">{mutes?.length === 0 ? say.nobodyMuted : say.mutedPlayersText}</p>
      <ul className="rows">
        {mutes?.map(({ id, name }) => (
          <li key={id}>
            <Avatar name={name} />
            <b className="grow">{name}</b>
            <Button
              tight
              variant="quiet"
              aria-label={say.unmuteNamed(name)}
              onPress={() => void mutate(() => unmute(id))}
            >
              {say.unmute}
            </Button>
          </li>
        ))}
      </ul>
    </Slab>
  );
}
