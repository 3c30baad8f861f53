import { ok, type Result } from '@sesame/kernel';
import { api, me } from '../house/house.ts';

/** Goes to the table where the same people play again, and sits down there. Answers where to go. */
export const joinRematch = async (match: string): Promise<Result<string>> => {
  const asked = await api.rematch(match);
  if (!asked.ok) return asked;
  const isSeated = asked.value.seats.some((seat) => seat.kind === 'person' && seat.player === me.get()?.id);
  const mustSit = asked.value.match === undefined && !isSeated;
  const table = mustSit ? await api.sit(asked.value.id) : asked;
  if (!table.ok) return table;
  return ok(table.value.match === undefined ? `/tables/${table.value.id}` : `/matches/${table.value.match}`);
};
