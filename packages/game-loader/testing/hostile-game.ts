import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@sesame/kernel';

export const HIGH_CARD = join(import.meta.dirname, '../fixtures/high-card');

/** Where a game differs from High Card, as source text. */
export interface HostileParts {
  readonly name?: string;
  /** Statements of its module, before anything else. */
  readonly module?: string;
  /** Parts of its rules, as properties that may use the honest `rules`. */
  readonly rules?: string;
  /** What its bots do: the body of `play(view, thought)`. */
  readonly play?: string;
  /** The module of its board, instead of High Card's. */
  readonly board?: string;
}

/** Writes a game that is High Card but for these parts. Returns its folder, which is outside the repository. */
export const writeHostileGame = ({ name = 'hostile', module = '', rules = '', play, board }: HostileParts): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const sesame = {
    contract: CONTRACT_VERSION,
    game: './index.ts',
    entry: './entry.ts',
  };
  write('package.json', JSON.stringify({ name, type: 'module', sesame }));
  const bots =
    play && `bots: async () => (await honest.bots()).map((bot) => ({ ...bot, play: (view, thought) => { ${play} } })),`;
  write(
    'index.ts',
    `import { game as honest } from ${JSON.stringify(join(HIGH_CARD, 'index.ts'))};
     ${module}
     export const game = {
       ...honest,
       id: '${name}',
       ${bots ?? ''}
       rules: async () => {
         const rules = await honest.rules();
         return { ...rules, id: '${name}', ${rules} };
       },
     };`,
  );
  write('board.tsx', board ?? '');
  write(
    'entry.ts',
    board === undefined
      ? `export { entry } from ${JSON.stringify(join(HIGH_CARD, 'entry.ts'))};`
      : "import Board from './board.tsx'; export const entry = { Board };",
  );
  return folder;
};
