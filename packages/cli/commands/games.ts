import { type AnyOption, optionsOf } from '@sesame/kernel';
import { allGames } from '@sesame/registry';
import { type Command, fail, print, printJson } from '../command.ts';
import { GAMES_FLAG, gamePaths } from '../outside-games.ts';

export const games: Command = {
  usage: 'games [--games DIR]',
  summary: 'List the games with their seats, options and bots. Games from outside are checked as a server does.',
  flags: GAMES_FLAG,
  run: async ({ flags, json }) => {
    const { loadOutsideGames } = await import('@sesame/server/outside-games');
    const outside = await loadOutsideGames(gamePaths(flags.games));
    const listed = await Promise.all(
      allGames().map(async ({ id, name, rules, cast }) => {
        const { version, seats, options } = await rules();
        const players = (await cast()).map((bot) => ({
          id: bot.id,
          name: bot.name,
          level: bot.level,
          rating: bot.rating?.rating,
        }));
        return { id, name, rules: version, seats, options, bots: players };
      }),
    );
    outside.close();
    const code = outside.refused.length === 0 ? 0 : 1;
    for (const { id, folder, reason } of outside.refused) fail(`${id} (${folder}) is refused: ${reason}`);
    if (json) {
      printJson(listed);
      return code;
    }
    for (const { id, name, seats, options, bots } of listed) {
      print(`${id}: ${name.en}, ${seats.min === seats.max ? seats.min : `${seats.min}-${seats.max}`} players`);
      for (const [option, spec] of optionsOf(options)) print(`  ${option} ${rangeOf(spec)}: ${spec.label.en}`);
      print(`  bots: ${bots.map((bot) => `${bot.id} (level ${bot.level}, ${bot.rating ?? 'unrated'})`).join(', ')}`);
    }
    return code;
  },
};

const rangeOf = (option: AnyOption): string => {
  switch (option.kind) {
    case 'flag':
      return `true|false (${option.default})`;
    case 'whole':
      return `${option.min}-${option.max} (${option.default})`;
    case 'choice':
      return `${option.values.map(({ value }) => value).join('|')} (${option.default})`;
  }
};
