import { type AnyOption, optionsOf } from '@sesame/kernel';
import { GAMES } from '@sesame/registry';
import { type Command, print, printJson } from '../command.ts';

export const games: Command = {
  usage: 'games',
  summary: 'List the games with their seats, options and bots.',
  flags: {},
  run: async ({ json }) => {
    const listed = await Promise.all(
      GAMES.map(async ({ id, name, rules, cast }) => {
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
    if (json) {
      printJson(listed);
      return 0;
    }
    for (const { id, name, seats, options, bots } of listed) {
      print(`${id}: ${name.en}, ${seats.min === seats.max ? seats.min : `${seats.min}-${seats.max}`} players`);
      for (const [option, spec] of optionsOf(options)) print(`  ${option} ${rangeOf(spec)}: ${spec.label.en}`);
      print(`  bots: ${bots.map((bot) => `${bot.id} (level ${bot.level}, ${bot.rating ?? 'unrated'})`).join(', ')}`);
    }
    return 0;
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
