/** Plays Crack the Code: a random guess that is consistent with all pins so far. `npx node bot.ts http://localhost:8080 sesame_...` */
import { type Moves, playBot, type Views } from '@sesame/client';

const GAME = 'crack-the-code';
const [url = '', token = ''] = process.argv.slice(2);

const inPlace = (a: string, b: string) => [...a].filter((one, place) => one === b[place]).length;
const inBoth = (a: string, b: string) => a.length - [...b].reduce((rest, one) => rest.replace(one, ''), a).length;

const choose = ({ options, seats, may }: Views[typeof GAME], seat: number): Moves[typeof GAME] => {
  const letters = [...'rybwgpok'.slice(0, options.colours)];
  let codes = [''];
  for (let i = 0; i < options.positions; i++) codes = codes.flatMap((code) => letters.map((one) => code + one));
  if (!options.repeats) codes = codes.filter((code) => new Set(code).size === code.length);
  for (const { code: guess, black, white } of seats[seat]?.guesses ?? [])
    codes = codes.filter((code) => inPlace(code, guess) === black && inBoth(code, guess) === black + white);
  const code = codes[Math.floor(Math.random() * codes.length)] ?? '';
  return { type: may.includes('hide') ? 'hide' : 'guess', code };
};

// The seat was taken, or the server is down: it waits and tries again.
const onError = ({ code, message }: { readonly code: string; readonly message: string }) =>
  process.stderr.write(`${code}: ${message}\n`);

await playBot({ url, token, game: GAME, choose, onError }).catch(() => {
  process.stderr.write('The server does not know this token. Create one on your account page, under "Bots".\n');
  process.exitCode = 1;
});
