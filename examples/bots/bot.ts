/**
 * A bot that plays Crack the Code: any guess that agrees with all pins so far.
 * Run it with Node 24 or newer: `npx node examples/bots/bot.ts http://localhost:8080 sesame_...`
 */
interface View {
  readonly options: { readonly positions: number; readonly colours: number; readonly repeats: boolean };
  readonly seats: readonly { readonly guesses: readonly Guess[] }[];
  readonly may: readonly string[];
}
type Guess = { readonly code: string; readonly black: number; readonly white: number };
type Turn = {
  readonly match: string;
  readonly game: string;
  readonly seat: number;
  readonly seq: number;
  readonly view: View;
};
type Table = {
  readonly game: string;
  readonly id: string;
  readonly seats: readonly { kind: string; player?: string }[];
};

const [url = 'http://localhost:8080', token = ''] = process.argv.slice(2);

/** Asks the house, which refuses with a code and a sentence. */
const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const json = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${json.code}. ${json.message}`);
  return json;
};

const pins = (code: string, guess: string) => {
  const black = [...guess].filter((letter, place) => letter === code[place]).length;
  const both = [...new Set(guess)].map((one) => Math.min(code.split(one).length, guess.split(one).length) - 1);
  return { black, white: both.reduce((sum, n) => sum + n, 0) - black };
};
const codesOf = ({ positions, colours, repeats }: View['options'], begun = ''): string[] =>
  begun.length === positions
    ? [begun]
    : [...'rybwgpok'.slice(0, colours)]
        .filter((letter) => repeats || !begun.includes(letter))
        .flatMap((letter) => codesOf({ positions, colours, repeats }, begun + letter));

const choose = ({ view, seat }: Turn) => {
  const agrees = (code: string) => (guess: Guess) => {
    const { black, white } = pins(code, guess.code);
    return black === guess.black && white === guess.white;
  };
  const codes = codesOf(view.options).filter((code) => view.seats[seat]?.guesses.every(agrees(code)));
  const code = codes[Math.floor(Math.random() * codes.length)];
  return { type: view.may.includes('hide') ? 'hide' : 'guess', code };
};

/** Sits down where somebody waits for an opponent; opens a table if nobody does. */
const sitDown = async () => {
  const { id: me } = await ask<{ id: string }>('POST', '/me');
  const tables = (await ask<Table[]>('GET', '/tables')).filter(({ game }) => game === 'crack-the-code');
  const isMine = ({ seats }: Table) => seats.some(({ player }) => player === me);
  const free = tables.find((table) => !isMine(table) && table.seats.some(({ kind }) => kind === 'open'));
  if (free !== undefined) await ask('POST', `/tables/${free.id}/seats`, {});
  else if (!tables.some(isMine)) await ask('POST', '/tables', { game: 'crack-the-code', open: true });
};

const play = async () => {
  const turns = (await ask<Turn[]>('GET', '/bot/turns?wait=25')).filter(({ game }) => game === 'crack-the-code');
  for (const turn of turns) {
    // The key names the move: sent again after a lost answer, it is not played again.
    await ask('POST', `/matches/${turn.match}/moves`, { key: `after-ply-${turn.seq}`, move: choose(turn) });
  }
  if (turns.length === 0) await sitDown();
};

for (let act = sitDown; ; act = play) {
  // Somebody else was quicker, or the house is away: a while later all is different.
  await act().catch(async (error) => {
    process.stderr.write(`${error.message}\n`);
    await new Promise((over) => setTimeout(over, 5_000));
  });
}
