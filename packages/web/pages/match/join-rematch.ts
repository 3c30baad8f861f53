import type { Locale, Result } from '@sesame/kernel';
import type { Refused, Table } from '@sesame/protocol';
import { api, me } from '../../data/client.ts';
import { gameOf, loadRules } from '../../data/games.ts';
import { takeSeat } from '../../data/take-seat.ts';
import { defaultOptions } from '../../widgets/options/offered-options.ts';

/** The terms of a rematch by their hash, or another game. */
export type RematchWish = { readonly terms: string } | { readonly game: string; readonly locale: Locale };

/** Takes a seat at the rematch's table, which is opened if needed. */
export const joinRematch = async (match: string, wish: RematchWish): Promise<Result<Table, Refused>> => {
  const body = await bodyOf(wish);
  const rematch = await takeSeat((share) => api.rematch({ params: { id: match }, body: { ...body, share } }));
  if (!rematch.ok) return rematch;
  const isSeated = rematch.value.seats.some((seat) => seat.kind === 'person' && seat.player === me.get()?.id);
  const mustSit = rematch.value.match === undefined && !isSeated;
  if (!mustSit) return rematch;
  const { id, terms } = rematch.value;
  return takeSeat((share) => api.sit({ params: { id }, body: { terms, share } }));
};

const bodyOf = async (wish: RematchWish) => {
  if ('terms' in wish) return wish;
  const game = gameOf(wish.game);
  return game && { game: game.id, options: defaultOptions(await loadRules(game), wish.locale) };
};
