import { type AnyOption, optionsOf } from '@sesame/kernel';
import { GAMES } from '@sesame/registry';
import { type Command, say, sayJson } from '../command.ts';

export const games: Command = {
  usage: 'games',
  summary: 'the games with their seats, options and bots',
  flags: {},
  run: async ({ json }) => {
    const listed = await Promise.all(
      GAMES.map(async ({ id, name, rules, bots }) => {
        const { version, seats, options } = await rules();
        const players = (await bots()).map((bot) => ({ id: bot.id, name: bot.name, level: bot.level }));
        return { id, name, rules: version, seats, options, bots: players };
      }),
    );
    if (json) {
      sayJson(listed);
      return 0;
    }
    for (const { id, name, seats, options, bots } of listed) {
      say(`${id}: ${name.en}, ${seats.min === seats.max ? seats.min : `${seats.min}-${seats.max}`} players`);
      for (const [option, spec] of optionsOf(options)) say(`  ${option} ${rangeOf(spec)}: ${spec.label.en}`);
      say(`  bots: ${bots.map((bot) => `${bot.id} (level ${bot.level})`).join(', ')}`);
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
