import type { Locale, Result } from '@sesame/kernel';
import type { Table } from '@sesame/protocol';
import { api, me } from '../../data/client.ts';
import { gameOf, loadRules } from '../../data/games.ts';
import { defaultOptions } from '../../widgets/options/OptionFields.tsx';

/** Takes a seat at the rematch's table, which is opened if needed. */
export const joinRematch = async (
  match: string,
  { game: id = '', locale }: { readonly game?: string; readonly locale: Locale },
): Promise<Result<Table>> => {
  const game = gameOf(id);
  const another = game && { game: game.id, options: defaultOptions(await loadRules(game), locale) };
  const rematch = await api.rematch({ params: { id: match }, body: another });
  if (!rematch.ok) return rematch;
  const isSeated = rematch.value.seats.some((seat) => seat.kind === 'person' && seat.player === me.get()?.id);
  const mustSit = rematch.value.match === undefined && !isSeated;
  return mustSit ? api.sit({ params: { id: rematch.value.id } }) : rematch;
};
