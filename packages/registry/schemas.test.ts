import { eventsFor, viewersOf } from '@sesame/kernel';
import { playRandomly, settingsOf } from '@sesame/testkit';
import { Compile } from 'typebox/schema';
import { describe, expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { readAllSchemas, readSchemas } from './schemas.ts';

type Json = Readonly<Record<string, unknown>>;

/** Matches of each game; views of every few plies, as there are many. */
const MATCHES = 8;
const PLIES_BETWEEN = 5;
const LANGUAGES = ['en', 'fr', 'nl'];

const asSent = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** Checks values against a named schema of a game. The parts that it refers to are in the same document. */
const validatorOf = (name: string) => {
  const local = JSON.stringify(readAllSchemas()).replaceAll('#/components/schemas/', '#/$defs/');
  const validator = Compile({ $ref: `#/$defs/${name}`, $defs: JSON.parse(local) });
  return (value: unknown): boolean => validator.Check(value);
};

/** What was sent in random matches of a game. */
const sentIn = async ({ rules: load }: (typeof GAMES)[number]) => {
  const rules = await load();
  for (const language of LANGUAGES) await rules.prepare?.({ language });
  const settings = settingsOf(rules, { matches: MATCHES, seed: 'schemas', maxPlies: 2_000 });
  // A server draws such an option before the match begins.
  const drawn = settings.filter(({ options }) => !Object.values(asSent(options)).includes('random'));
  const played = drawn.map((setting) => playRandomly(rules, setting));
  const positions = played.flatMap(({ positions }) => positions);
  const viewed = positions.filter(({ ply }, index) => ply % PLIES_BETWEEN === 0 || positions[index + 1]?.ply === 0);
  const viewers = viewersOf(rules.seats.min);
  return {
    moves: positions.flatMap(({ input }) => (input === undefined ? [] : [asSent(input.move)])),
    views: viewed.flatMap(({ state }) => viewers.map((viewer) => asSent(rules.view(state, viewer)))),
    events: positions.flatMap(({ events }) => viewers.flatMap((viewer) => eventsFor(events, viewer)).map(asSent)),
  };
};

describe.each(GAMES.map((game) => [game.id, game] as const))('schemas of %s', (id, game) => {
  test('hold for all moves, views and events of random matches', async () => {
    const { moves, views, events } = await sentIn(game);
    for (const [name, values] of Object.entries({ Move: moves, View: views, Event: events })) {
      expect(values.length).toBeGreaterThan(20);
      const isValid = validatorOf(`${id}.${name}`);
      expect(values.find((one) => !isValid(one))).toBeUndefined();
    }
    expect(validatorOf(`${id}.Move`)({ type: 'no-such-move' })).toBe(false);
  });

  test('do not hold for views that lack something, or have more', async () => {
    const { views } = await sentIn(game);
    const isValid = validatorOf(`${id}.View`);
    const { required = [] } = readSchemas(id)[`${id}.View`] as { readonly required?: readonly string[] };
    expect(required.length).toBeGreaterThan(3);
    for (const view of views.slice(0, 20)) {
      expect(isValid({ ...view, planted: 1 })).toBe(false);
      for (const key of required) {
        const { [key]: _, ...rest } = view;
        expect(isValid(rest)).toBe(false);
        expect(isValid({ ...view, [key]: Number.isFinite(view[key]) ? 'no number' : 17 })).toBe(false);
      }
    }
  });

  test('refer only to each other', () => {
    const schemas = readSchemas(id);
    for (const [, name = ''] of JSON.stringify(schemas).matchAll(/#\/components\/schemas\/([^"]+)/g)) {
      expect(schemas).toHaveProperty([name]);
    }
  });
});
