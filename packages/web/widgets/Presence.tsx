import './presence.css';
import type { Friend } from '@sesame/protocol';
import { useMessages } from '@sesame/ui';
import { friendTexts } from '../locales/friends/texts.ts';

/** Whether a friend is online, playing or away. */
export function Presence({ state }: { readonly state: Friend['state'] }) {
  const say = useMessages(friendTexts);
  return (
    <div className={`presence small ${state}`}>
      <i aria-hidden="true" />
      {say[state]}
    </div>
  );
}
