import { ConfirmButton } from '@sesame/ui';
import { endMatch } from '../../data/match-source.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useTexts } from '../../locales/texts.tsx';

interface Seats {
  readonly seats: readonly { readonly bot?: string }[];
  readonly you?: number | null;
}

/** Whether all other seats are built-in bots. */
export const isAgainstBotsOnly = ({ seats, you }: Seats): boolean =>
  seats.every(({ bot }, seat) => bot !== undefined || seat === you);

/** Whether the player may end the match at any time. */
export const mayEndMatch = (match: Seats): boolean => typeof match.you === 'number' && isAgainstBotsOnly(match);

/** Ends a match against bots: without a result, or, if it is rated, as a loss. */
export function EndMatchButton({ match }: { readonly match: { readonly id: string; readonly rated: boolean } }) {
  const { match: say } = useTexts();
  const { isPending, mutate } = useMutation();
  return (
    <ConfirmButton
      icon="trash"
      isDisabled={isPending}
      title={say.endMatchTitle}
      text={match.rated ? say.endRatedMatchText : say.endMatchText}
      confirm={say.endMatch}
      cancel={say.keepPlaying}
      onConfirm={() => void mutate(() => endMatch(match.id))}
    />
  );
}
