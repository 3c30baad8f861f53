import { connectAsGuest, followMatch, type NodeClient } from '@sesame/client';
import { type AnyBot, type Game, makeRng, parseOptions } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';

export interface BotMatchWish {
  readonly url: string;
  readonly game: Game;
  readonly pace: TimeControl;
  /** Stops when so much has been played; absent: at the end. */
  readonly plies?: number;
}

const BUDGET = 50;
/** As long as somebody quick takes to point in a race. */
const REACTION = 400;

/** A real match over real sockets: guests whose moves are those of a bot of the game. Resolves with its id. */
export const playBotMatch = async ({
  url,
  game,
  pace,
  plies = Number.POSITIVE_INFINITY,
}: BotMatchWish): Promise<string> => {
  const { seats, options, prepare } = await game.rules();
  const chosen = parseOptions(options, {});
  if (chosen.ok) await prepare?.(chosen.value);
  const bots = (await game.bots()).toSorted((a, b) => a.level - b.level);
  const bot = bots[Math.floor(bots.length / 2)];
  if (bot === undefined) throw new Error(`${game.id} has no bots`);
  const guests = await Promise.all(Array.from({ length: seats.min }, () => connectAsGuest(url)));
  const match = await seat(guests, { game: game.id, pace });
  await Promise.all(guests.map((guest, seat) => playOn(guest, { match, seat, bot, plies })));
  for (const { connection } of guests) connection.close();
  return match;
};

const seat = async (
  [host, ...others]: readonly NodeClient[],
  wish: { game: string; pace: TimeControl },
): Promise<string> => {
  const table = await host?.api.openTable({ body: { ...wish, seats: 1 + others.length } });
  if (!table?.ok) throw new Error(table?.error.message ?? 'nobody sits down');
  let match: string | undefined;
  for (const { api } of others) {
    const sat = await api.sit({ params: { id: table.value.id } });
    if (!sat.ok) throw new Error(sat.error.message);
    match = sat.value.match;
  }
  if (match === undefined) throw new Error('a full table did not begin');
  return match;
};

interface Playing {
  readonly match: string;
  readonly seat: number;
  readonly bot: AnyBot;
  readonly plies: number;
}

const playOn = ({ connection }: NodeClient, { match, seat, bot, plies }: Playing): Promise<void> =>
  new Promise((over, failed) => {
    const rng = makeRng(`${match} ${seat}`);
    let decided = -1;
    const stop = followMatch(connection, match, ({ seq, view, awaits, outcome, race }) => {
      if (outcome !== undefined || seq >= plies) {
        stop();
        return over();
      }
      if (!awaits.includes(seat) || decided === seq) return;
      decided = seq;
      const move = bot.play(view, { seat, rng, budget: BUDGET });
      const send = (took?: number) => void connection.play(match, move, took).catch(failed);
      if (race === undefined) send();
      else setTimeout(send, REACTION, REACTION);
    });
  });
