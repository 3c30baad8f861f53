/** Plays Crack the Code with any guess that agrees with all pins so far. `npx node bot.ts http://localhost:8080 sesame_...` */
type Guess = { code: string; black: number; white: number };
type View = { options: Options; seats: { guesses: Guess[] }[]; may: string[] };
type Options = { positions: number; colours: number; repeats: boolean };
type Turn = { match: string; game: string; seat: number; seq: number; view: View };
type Table = { id: string; game: string; seats: { kind: string; player?: string }[] };
const GAME = 'crack-the-code';
const [url, token] = process.argv.slice(2);

const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${url}/api${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer.json();
};

const pins = (code: string, guess: string): string => {
  const black = [...guess].filter((letter, place) => letter === code[place]).length;
  const both = [...new Set(guess)].map((one) => Math.min(code.split(one).length, guess.split(one).length) - 1);
  return `${black} ${both.reduce((sum, n) => sum + n, 0) - black}`;
};
const codesOf = (options: Options, begun = ''): string[] => {
  const letters = [...'rybwgpok'.slice(0, options.colours)].filter((one) => options.repeats || !begun.includes(one));
  return begun.length === options.positions ? [begun] : letters.flatMap((one) => codesOf(options, begun + one));
};
const choose = ({ view: { options, seats, may }, seat }: Turn) => {
  const told = seats[seat]?.guesses ?? [];
  const agrees = (code: string) => told.every((one) => pins(code, one.code) === `${one.black} ${one.white}`);
  const codes = codesOf(options).filter(agrees);
  return { type: may.includes('hide') ? 'hide' : 'guess', code: codes[Math.floor(Math.random() * codes.length)] };
};

/** Sits down where somebody waits for an opponent; opens a table if nobody does. */
const sitDown = async () => {
  const me = await ask<{ id: string }>('POST', '/me');
  const tables = (await ask<Table[]>('GET', '/tables')).filter(({ game }) => game === GAME);
  if (tables.some(({ seats }) => seats.some(({ player }) => player === me.id))) return;
  const free = tables.find(({ seats }) => seats.some(({ kind }) => kind === 'open'));
  await (free ? ask('POST', `/tables/${free.id}/seats`, {}) : ask('POST', '/tables', { game: GAME, open: true }));
};

const playOn = async () => {
  const turns = (await ask<Turn[]>('GET', '/bot/turns?wait=5')).filter(({ game }) => game === GAME);
  // The key names the move: sent again after a lost answer, it is not played again.
  for (const turn of turns)
    await ask('POST', `/matches/${turn.match}/moves`, { key: `after-ply-${turn.seq}`, move: choose(turn) });
  if (turns.length === 0) await sitDown();
};
// Somebody else was quicker, or the house is away: a while later all is different.
const waitAfter = (error: Error) => {
  process.stderr.write(`${error.message}\n`);
  return new Promise((over) => setTimeout(over, 5_000));
};
for (;;) await playOn().catch(waitAfter);
