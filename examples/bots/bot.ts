/** Plays Crack the Code: a random guess that is consistent with all pins so far. `npx node bot.ts http://localhost:8080 sesame_...` */
type Options = { positions: number; colours: number; repeats: boolean };
type View = { options: Options; seats: { guesses: { code: string; black: number; white: number }[] }[]; may: string[] };
type Turn = { match: string; game: string; seat: number; seq: number; view: View };
type Table = { id: string; game: string; terms: string; seats: { kind: string; player?: string }[] };
const GAME = 'crack-the-code';
const [url, token] = process.argv.slice(2);

const ask = async (method: string, path: string, body?: object) => {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${url}/api${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
  if (answer.status === 401) {
    process.stderr.write('The server does not know this token. Create one on your account page, under "Bots".\n');
    process.exit(1);
  }
  return answer.ok ? answer.json() : Promise.reject(new Error(`${method} ${path}: ${await answer.text()}`));
};
const inPlace = (a: string, b: string) => [...a].filter((one, place) => one === b[place]).length;
const inBoth = (a: string, b: string) => a.length - [...b].reduce((rest, one) => rest.replace(one, ''), a).length;
const choose = ({ view: { options, seats, may }, seat }: Turn) => {
  const letters = [...'rybwgpok'.slice(0, options.colours)];
  let codes = [''];
  for (let i = 0; i < options.positions; i++) codes = codes.flatMap((code) => letters.map((one) => code + one));
  if (!options.repeats) codes = codes.filter((code) => new Set(code).size === code.length);
  for (const { code: guess, black, white } of seats[seat]?.guesses ?? [])
    codes = codes.filter((code) => inPlace(code, guess) === black && inBoth(code, guess) === black + white);
  return { type: may.includes('hide') ? 'hide' : 'guess', code: codes[Math.floor(Math.random() * codes.length)] };
};

const playOn = async () => {
  const turns: Turn[] = (await ask('GET', '/bot/turns?wait=5')).filter(({ game }: Turn) => game === GAME);
  // The key identifies the move: a repeated request is not played again.
  for (const turn of turns)
    await ask('POST', `/matches/${turn.match}/moves`, { key: `after-ply-${turn.seq}`, move: choose(turn) });
  if (turns.length > 0) return; // Otherwise join a table with a free seat, or open one.
  const me = await ask('POST', '/me');
  const tables: Table[] = (await ask('GET', '/tables')).filter(({ game }: Table) => game === GAME);
  if (tables.some(({ seats }) => seats.some(({ player }) => player === me.id))) return;
  const free = tables.find(({ seats }) => seats.some(({ kind }) => kind === 'open'));
  await (free
    ? ask('POST', `/tables/${free.id}/seats`, { terms: free.terms })
    : ask('POST', '/tables', { game: GAME, open: true }));
};
// The seat was taken, or the server is down: wait and try again.
const rest = (why: Error) => new Promise((over) => process.stderr.write(`${why}\n`, () => setTimeout(over, 5_000)));
for (;;) await playOn().catch(rest);
