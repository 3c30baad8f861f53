import { connectAsGuest, followMatch, type NodeClient } from '@sesame/client';
import { type AnyBot, type Game, makeRng, parseOptions } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';

export interface BotMatchRequest {
  readonly url: string;
  readonly game: Game;
  readonly pace: TimeControl;
  /** Stops after this many plies (default: at the end of the match). */
  readonly plies?: number;
}

const BOT_BUDGET_MS = 50;
/** Reaction time of a quick human. */
const RACE_REACTION_MS = 400;

/** Plays a match over real sockets between guests that use the game's middle bot. Resolves with the match id. */
export const playBotMatch = async ({
  url,
  game,
  pace,
  plies = Number.POSITIVE_INFINITY,
}: BotMatchRequest): Promise<string> => {
  const { seats, options, prepare } = await game.rules();
  const chosen = parseOptions(options, {});
  if (chosen.ok) await prepare?.(chosen.value);
  const bots = await game.bots();
  const bot = bots[Math.floor(bots.length / 2)];
  if (bot === undefined) throw new Error(`${game.id} has no bots`);
  const guests = await Promise.all(Array.from({ length: seats.min }, () => connectAsGuest(url)));
  const match = await seatGuests(guests, { game: game.id, pace });
  await Promise.all(guests.map((guest, seat) => playBotSeat(guest, { match, seat, bot, plies })));
  for (const { connection } of guests) connection.close();
  return match;
};

const seatGuests = async (
  [host, ...others]: readonly NodeClient[],
  settings: { game: string; pace: TimeControl },
): Promise<string> => {
  const table = await host?.api.openTable({ body: { ...settings, seats: 1 + others.length } });
  if (!table?.ok) throw new Error(table?.error.message ?? 'there is no guest to open a table');
  let match: string | undefined;
  for (const { api } of others) {
    const joined = await api.sit({ params: { id: table.value.id }, body: { terms: table.value.terms } });
    if (!joined.ok) throw new Error(joined.error.message);
    match = joined.value.match;
  }
  if (match === undefined) throw new Error('the full table did not start a match');
  return match;
};

interface BotSeat {
  readonly match: string;
  readonly seat: number;
  readonly bot: AnyBot;
  readonly plies: number;
}

const playBotSeat = ({ connection }: NodeClient, { match, seat, bot, plies }: BotSeat): Promise<void> =>
  new Promise((resolve, reject) => {
    const rng = makeRng(`${match} ${seat}`);
    let decidedSeq = -1;
    const stop = followMatch(connection, match, ({ seq, view, awaits, outcome, race }) => {
      if (outcome !== undefined || seq >= plies) {
        stop();
        return resolve();
      }
      if (!awaits.includes(seat) || decidedSeq === seq) return;
      decidedSeq = seq;
      const move = bot.play(view, { seat, rng, budget: BOT_BUDGET_MS });
      const send = (took?: number) => void connection.play(match, move, took).catch(reject);
      if (race === undefined) send();
      else setTimeout(send, RACE_REACTION_MS, RACE_REACTION_MS);
    });
  });
