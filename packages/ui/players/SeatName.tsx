import type { Seat } from '@sesame/kernel';
import { BotMark } from './BotMark.tsx';
import { NameText } from './NameText.tsx';
import { usePlayers } from './players-context.tsx';

/** The name of a seat’s player, with a mark for bots. In a match it opens the player’s menu. */
export function SeatName({ seat }: { readonly seat: Seat }) {
  const { names, bots, levels, faces, nameTag } = usePlayers();
  if (nameTag !== undefined) return nameTag(seat);
  return (
    <span className="seat-name">
      <NameText name={names[seat] ?? ''} />
      {bots?.[seat] && <BotMark level={levels?.[seat]} face={faces?.[seat]} />}
    </span>
  );
}
