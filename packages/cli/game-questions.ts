import { createInterface } from 'node:readline/promises';
import { ok, type Result, refuse } from '@sesame/kernel';
import { type GamePlan, parseName, parseSeats } from '@sesame/new-game';
import { print } from './command.ts';

/** What the command line said already. */
interface Given {
  readonly name: string | undefined;
  readonly seats: string | undefined;
  readonly switches: ReadonlySet<string>;
}

/** Asks on the terminal for what the command line did not say about a new game. Wrong answers are asked again. */
export const askAboutGame = async (given: Given, taken: readonly string[]): Promise<Result<GamePlan>> => {
  const { switches } = given;
  const terminal = openTerminal();
  try {
    const named = await ask(terminal, { question: 'Name of the game', given: given.name }, (typed) =>
      parseName(typed, taken),
    );
    const seats = await ask(
      terminal,
      { question: 'How many can play?', given: given.seats, fallback: '2-4' },
      parseSeats,
    );
    const isRace =
      switches.has('race') ||
      (!switches.has('turns') && (await askYesNo(terminal, 'Is it a race, in which all act at once?')));
    const hidden = switches.has('hidden') || (await askYesNo(terminal, 'Do players have secrets?'));
    const chance = switches.has('chance') || (await askYesNo(terminal, 'Does chance play a part?'));
    return ok({ ...named, seats, kind: isRace ? 'race' : 'turns', features: { hidden, chance } });
  } catch (error) {
    // Ctrl+C, or the end of the input.
    if (error instanceof Error && error.name === 'AbortError') return refuse('aborted', 'Nothing was written.');
    throw error;
  } finally {
    terminal.close();
  }
};

/** Asks a question on the terminal. */
interface Terminal {
  question(text: string): Promise<string>;
  close(): void;
}

const openTerminal = (): Terminal => {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new AbortController();
  lines.once('close', () => closed.abort());
  return { question: (text) => lines.question(text, { signal: closed.signal }), close: () => lines.close() };
};

interface Question {
  readonly question: string;
  readonly given?: string | undefined;
  readonly fallback?: string;
}

const ask = async <Value>(
  terminal: Terminal,
  { question, given, fallback }: Question,
  parse: (typed: string) => Result<Value>,
): Promise<Value> => {
  let typed = given;
  for (;;) {
    typed ??= (await terminal.question(fallback === undefined ? `${question}: ` : `${question} (${fallback}) `)).trim();
    const parsed = parse(typed === '' ? (fallback ?? '') : typed);
    if (parsed.ok) return parsed.value;
    print(parsed.error.message);
    typed = undefined;
  }
};

const askYesNo = async (terminal: Terminal, question: string): Promise<boolean> => {
  for (;;) {
    const typed = (await terminal.question(`${question} (y/N) `)).trim().toLowerCase();
    if (['', 'n', 'no'].includes(typed)) return false;
    if (['y', 'yes'].includes(typed)) return true;
    print('Please answer y or n.');
  }
};
