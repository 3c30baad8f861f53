import { readdirSync, readFileSync } from 'node:fs';
import { type MatchRecord, makeRng, parseOptions } from '@sesame/kernel';
import { GAMES } from '@sesame/registry';
import { expect, test } from 'vitest';
import { loadDuel } from '../tests/stored-match.ts';
import type { LiveMatch } from './live-match.ts';
import { loadMatch } from './load-match.ts';
import { makeFirstUpdate } from './update-message.ts';

/** A recorded match of a game, with people in all seats. */
const readRecord = (game: string): MatchRecord => {
  const folder = new URL(`../../games/${game}/tests/golden/`, import.meta.url);
  const name = readdirSync(folder).find((file) => /^[^.]+\.json$/.test(file)) ?? '';
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
};

const textFor = (match: LiveMatch): string => JSON.stringify(makeFirstUpdate(match, { viewer: 'spectator', at: 0 }));

test.each(GAMES.map(({ id }) => id))(
  'what a page of %s shows to spectators is the same, whatever is hidden from them',
  async (id) => {
    const rules = await GAMES.find((game) => game.id === id)?.rules();
    const { inputs, options, seats } = readRecord(id);
    const chosen = rules && parseOptions<Readonly<Record<string, string>>>(rules.options, options);
    if (rules === undefined || !chosen?.ok) throw new Error(`${id} does not read its record`);
    await rules.prepare?.(chosen.value);
    const { stored } = await loadDuel();
    const ownSeats = seats.map((_, seat) => ({ name: `Player ${seat}`, player: `player-${seat}` }));
    const rows = inputs.map((input, i) => ({ ...input, seq: i + 1 }));
    const rng = makeRng(id);
    let changed = 0;
    for (let plies = 0; plies < Math.min(rows.length, 60); plies += 3) {
      const match = loadMatch(
        { ...stored, game: id, options: chosen.value, seats: ownSeats },
        rules,
        rows.slice(0, plies),
      );
      const other = rules.resample(match.committed.state, 'spectator', rng);
      if (JSON.stringify(other) !== JSON.stringify(match.committed.state)) changed += 1;
      const shown = textFor(match);
      match.committed = { ...match.committed, state: other };
      expect(textFor(match)).toBe(shown);
    }
    expect(changed).toBeGreaterThan(0);
  },
);
