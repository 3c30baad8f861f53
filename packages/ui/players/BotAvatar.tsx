import type { Face } from '@sesame/kernel';
import { BotFace } from './BotFace.tsx';

/** A bot's face in the frame of an avatar. Decorative beside the name. */
export function BotAvatar({ face }: { readonly face: Face }) {
  return (
    <span className="avatar bot-avatar" aria-hidden="true">
      <BotFace face={face} size={34} />
    </span>
  );
}
