import { type AnyRules, type Game, makeHex, parseOptions, recommendedOptions, verify } from '@sesame/kernel';
import { effectiveInputs } from '@sesame/match';
import type { MatchUpdate, ServerMessage } from '@sesame/protocol';
import { GAMES } from '@sesame/registry';
import { answerQuestion } from '@sesame/registry/bot-question';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LocalMatch, recordOf } from './local-match.ts';
import { openPosition } from './local-position.ts';
import { type MatchHost, startHost } from './match-host.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const SECRET = makeHex(new Uint8Array(32).fill(7));
const SHARE = makeHex(new Uint8Array(32).fill(9));

const makeMatch = (rules: AnyRules, bot: string): LocalMatch => {
  const options = parseOptions(rules.options, recommendedOptions(rules.options));
  if (!options.ok) throw new Error(options.error.message);
  return {
    id: 'local-test',
    game: rules.id,
    rules: rules.version,
    options: options.value as LocalMatch['options'],
    seats: [{ name: 'Ann' }, { name: bot, bot }],
    you: 0,
    secret: SECRET,
    contributions: [SHARE, ''],
    startedAt: 0,
    rows: [],
    at: 0,
    isYourTurn: true,
  };
};

/** A hosted match with what was stored and sent of it. */
const host = (match: LocalMatch, rules: AnyRules) => {
  const kept = { match, update: undefined as MatchUpdate | undefined, offers: 0 };
  const send = (message: ServerMessage) => {
    if (message.type === 'match') kept.update = { ...kept.update, ...message };
    if (message.type === 'offer') kept.offers += 1;
  };
  const save = async (changed: LocalMatch) => {
    kept.match = structuredClone(changed);
  };
  const think = (question: Parameters<typeof answerQuestion>[0]) => answerQuestion({ ...question, budget: 10 });
  const timingOf = () => ({ reveal: 0, hold: 0 });
  const running: MatchHost = startHost(openPosition(match, rules), { think, save, send, timingOf });
  running.tell();
  return { kept, running };
};

/** Lets a bot play the player's seat, from the view that the page is sent. */
const playOn = async (
  game: Game,
  bot: string,
  hosted: ReturnType<typeof host>,
  until: (update: MatchUpdate) => boolean,
) => {
  const { kept, running } = hosted;
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const { update, match } = kept;
    if (update === undefined || until(update)) return;
    if (update.awaits.includes(match.you)) {
      const question = { game: game.id, options: match.options, bot, seat: match.you, view: update.view };
      const answer = await answerQuestion({ ...question, seed: `${turn}`, budget: 10 });
      if ('error' in answer) throw new Error(answer.error);
      running.play(answer.move, undefined);
    }
    await vi.advanceTimersByTimeAsync(1_500);
  }
  throw new Error('the match did not end');
};
const MAX_TURNS = 3_000;

describe.each(GAMES.map((game) => [game.id, game] as const))('%s in the browser', (_, game) => {
  test('is played to its end against a bot, goes on after the tab was closed, and its record verifies', async () => {
    const rules = await game.rules();
    const bot = (await game.cast())[0]?.id ?? '';
    const match = makeMatch(rules, bot);
    await rules.prepare?.(match.options);

    const first = host(match, rules);
    await playOn(game, bot, first, ({ seq, awaits }) => seq >= 3 && awaits.includes(0));
    await first.running.stop();
    const stopped = first.kept.match;
    // Nothing happens while nobody looks.
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(first.kept.match).toEqual(stopped);

    const second = host(stopped, rules);
    expect(second.kept.update?.seq).toBe(stopped.rows.length);
    await playOn(game, bot, second, ({ outcome }) => outcome !== undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    const { match: ended } = second.kept;
    expect(ended.outcome).toEqual(second.kept.update?.outcome);
    expect(ended.endedAt).toBeDefined();
    expect(ended.rows.every(({ at }) => at < 3_600_000)).toBe(true);
    const verdict = verify(rules, recordOf(ended));
    expect(verdict.ok && verdict.value.honest).toBe(true);
  });
});

test('the page is sent the view of its seat only, and whole updates after an undo', async () => {
  const game = GAMES.find(({ id }) => id === 'crack-the-code');
  const rules = await game?.rules();
  if (game === undefined || rules === undefined) throw new Error('no game');
  const { kept, running } = host(makeMatch(rules, (await game.cast())[0]?.id ?? ''), rules);
  const sampled = rules.sample(openPosition(kept.match, rules).state, 0, () => 5);
  expect(running.play(sampled, undefined).ok).toBe(true);
  await vi.advanceTimersByTimeAsync(150);
  expect(kept.offers).toBe(1);
  expect(running.takeBack().ok).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(kept.update?.whole).toBe(true);
  expect(effectiveInputs(kept.match.rows).some(({ by }) => by === 0)).toBe(false);
  expect(kept.update?.view).toEqual(rules.view(openPosition(kept.match, rules).state, 0));
  expect(running.play({ type: 'nonsense' }, undefined).ok).toBe(false);
});

test('a match that was ended without a result takes no more moves', async () => {
  const [game] = GAMES;
  const rules = await game?.rules();
  if (game === undefined || rules === undefined) throw new Error('no game');
  const { kept, running } = host(makeMatch(rules, (await game.cast())[0]?.id ?? ''), rules);
  running.end();
  await vi.advanceTimersByTimeAsync(1);
  expect(kept.update?.aborted).toBe('');
  expect(kept.match.endedAt).toBeDefined();
  expect(running.takeBack().ok).toBe(false);
  const again = host(kept.match, rules);
  expect(again.kept.update?.aborted).toBe('');
});
