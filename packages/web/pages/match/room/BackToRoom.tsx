import { ButtonLink, useMessages } from '@sesame/ui';
import { roomTexts } from '../../../locales/room/texts.ts';

/** Leads back to the room that a match was played in. */
export default function BackToRoom({ code }: { readonly code: string }) {
  const say = useMessages(roomTexts);
  return (
    <ButtonLink variant="primary" href={`/room/${code}`}>
      {say.backToRoom}
    </ButtonLink>
  );
}
