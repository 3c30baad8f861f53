import { connectAsGuest, followMatch, type NodeClient } from '@sesame/client';
import { type Game, makeRng, parseOptions, type Result } from '@sesame/kernel';
import { GAMES, gameOf } from '@sesame/registry';

/** Somebody with matches of every game behind them: addresses of pages, and the session that opens them. */
export interface Scenes {
  readonly cookie: string;
  readonly player: string;
  readonly table: string;
  readonly ended: string;
  /** By game: a match against a bot after a few moves. */
  readonly matches: ReadonlyMap<string, string>;
  /** Starts a match against a bot. Answers its id. */
  startMatch(game: string): Promise<string>;
}

const MOVES = 3;
const BOT_BUDGET_MS = 50;
const RACE_REACTION_MS = 400;

const gameNamed = (id: string): Game => {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
};

const given = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

export const makeScenes = async (url: string): Promise<Scenes> => {
  const guest = await connectAsGuest(url);
  // Starts the thread that renders pages: they are measured as somebody finds them on a server that is in use.
  await fetch(url);
  const startMatch = async (id: string): Promise<string> => {
    const [bot] = await gameNamed(id).cast();
    return given(await guest.api.playBots({ body: { game: id, bots: [bot?.id ?? ''] } })).id;
  };
  const matches = new Map<string, string>();
  const playSome = async (game: Game): Promise<string> => {
    const match = await startMatch(game.id);
    await makeMoves(guest, game, match);
    return match;
  };
  for (const game of GAMES) matches.set(game.id, await playSome(game));
  const ended = await playSome(gameNamed('crack-the-code'));
  given(await guest.api.endMatch({ params: { id: ended } }));
  const table = given(await guest.api.openTable({ body: { game: 'fake-crystal' } })).id;
  guest.connection.close();
  return { cookie: guest.cookie, player: guest.id, table, ended, matches, startMatch };
};

/** Makes a few moves as the game's weakest bot would, then leaves while the match waits for the player. */
const makeMoves = async ({ connection }: NodeClient, game: Game, match: string): Promise<void> => {
  const rules = await game.rules();
  const options = parseOptions(rules.options, {});
  if (options.ok) await rules.prepare?.(options.value);
  const [bot] = await game.bots();
  const rng = makeRng(match);
  await new Promise<void>((resolve, reject) => {
    let moves = 0;
    let decided = -1;
    const stop = followMatch(connection, match, ({ seq, view, info, awaits, outcome, race }) => {
      const seat = info.you ?? 0;
      const isOurs = awaits.includes(seat) && decided !== seq;
      if (outcome !== undefined || (isOurs && moves >= MOVES)) {
        stop();
        return resolve();
      }
      if (!isOurs || bot === undefined) return;
      decided = seq;
      moves += 1;
      const move = bot.play(view, { seat, rng, budget: BOT_BUDGET_MS });
      const send = (took?: number) => void connection.play(match, move, took).catch(reject);
      if (race === undefined) send();
      else setTimeout(send, RACE_REACTION_MS, RACE_REACTION_MS);
    });
  });
};
