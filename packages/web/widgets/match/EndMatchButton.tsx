import { ConfirmDialog, IconButton } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useTexts } from '../../locales/texts.tsx';

interface Seats {
  readonly seats: readonly { readonly bot?: string }[];
  readonly you?: number | null;
  readonly rated: boolean;
}

/** Whether all other seats are built-in bots. */
export const isAgainstBotsOnly = ({ seats, you }: Omit<Seats, 'rated'>): boolean =>
  seats.every(({ bot }, seat) => bot !== undefined || seat === you);

/** Whether the player may end the match without a result. */
export const mayEndMatch = (match: Seats): boolean =>
  typeof match.you === 'number' && !match.rated && isAgainstBotsOnly(match);

/** Ends a match against bots without a result. */
export function EndMatchButton({ match }: { readonly match: string }) {
  const { match: say } = useTexts();
  const [asking, setAsking] = useState(false);
  const { isPending, mutate } = useMutation();
  return (
    <>
      <IconButton icon="trash" label={say.endMatch} isDisabled={isPending} onPress={() => setAsking(true)} />
      <ConfirmDialog
        title={say.endMatchTitle}
        text={say.endMatchText}
        confirm={say.endMatch}
        cancel={say.keepPlaying}
        isOpen={asking}
        onOpenChange={setAsking}
        onConfirm={() => void mutate(() => api.endMatch({ params: { id: match } }))}
      />
    </>
  );
}
