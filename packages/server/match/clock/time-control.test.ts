import { type AnyRules, ok, refuse } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import { beforeAll, expect, test } from 'vitest';
import type { LogRow, StoredMatch } from '../../store/store.ts';
import { loadDuel } from '../../tests/stored-match.ts';
import type { LiveMatch } from '../live-match.ts';
import { loadMatch } from '../load-match.ts';
import type { Matches } from '../matches.ts';
import { termsHash } from '../terms.ts';
import { makeTimeControls } from './time-control.ts';

const LIVE: TimeControl = { kind: 'live', perMove: 30, bank: 0 };
const DAYS: TimeControl = { kind: 'correspondence', perMove: 86_400, bank: 0 };
const NONE: TimeControl = { kind: 'none', perMove: 0, bank: 0 };

let rules: AnyRules;
let duel: StoredMatch;
beforeAll(async () => {
  const loaded = await loadDuel();
  rules = loaded.rules;
  duel = { ...loaded.stored, pace: LIVE };
});
const load = (more: Partial<StoredMatch> = {}, rows: readonly LogRow[] = []) =>
  loadMatch({ ...duel, ...more }, rules, rows);
const offered = (pace: TimeControl) => load({}, [{ kind: 'offer', seq: 1, at: 5, by: 0, timeControl: pace }]);
const ended = (match: LiveMatch): LiveMatch => ({
  ...match,
  committed: { ...match.committed, end: { at: 9, note: '' } },
});

type Asked = Parameters<Matches['arrange']>[1];
const make = (answer: ReturnType<typeof refuse> | ReturnType<typeof ok<undefined>> = ok(undefined)) => {
  const arranged: Asked[] = [];
  const arrange: Matches['arrange'] = async (_, asked) => {
    arranged.push(asked);
    return answer;
  };
  return { ...makeTimeControls({ matches: { arrange } }), arranged };
};
/** The code of a refusal, or what was arranged. */
const offer = async (match: LiveMatch, pace: TimeControl) => {
  const { offer: propose, arranged } = make();
  const answer = await propose(match, 1, pace);
  return answer.ok ? arranged : [answer.error.code, ...arranged];
};

test('another time control is proposed as it would apply', async () => {
  expect(await offer(load(), DAYS)).toEqual([{ kind: 'offer', by: 1, timeControl: DAYS }]);
  expect(await offer(load(), NONE)).toEqual([{ kind: 'offer', by: 1, timeControl: NONE }]);
  expect(await offer(load(), { ...DAYS, perMove: 0 })).toEqual([
    { kind: 'offer', by: 1, timeControl: { ...DAYS, perMove: 60 } },
  ]);
  expect(await offer(load({ rated: true }), DAYS)).toHaveLength(1);
});

test.each<[string, string, () => LiveMatch, TimeControl]>([
  ['in a match that is over', 'over', () => ended(load()), DAYS],
  ['in a tournament', 'tournament-pace', () => load({ tournament: 'cup' }), DAYS],
  ['that it has', 'same-pace', () => load(), LIVE],
  ['without a clock for a rated match', 'rated-clock', () => load({ rated: true }), NONE],
])('no time control is proposed %s', async (_, code, match, pace) => {
  expect(await offer(match(), pace)).toEqual([code]);
});

test('a race that is played simultaneously does not become one by correspondence', async () => {
  const race = { apart: 'apart', untimed: 'untimed', shown: () => undefined };
  const racing = (options: StoredMatch['options']) => {
    const match = load();
    return { ...match, rules: { ...rules, race } as unknown as AnyRules, stored: { ...match.stored, options } };
  };
  expect(await offer(racing({}), DAYS)).toEqual(['race-together']);
  expect(await offer(racing({ apart: true }), DAYS)).toHaveLength(1);
  expect(await offer(racing({}), { ...LIVE, perMove: 5 })).toHaveLength(1);
});

test('who agrees must have seen the terms with the proposed time control', async () => {
  const match = offered(DAYS);
  const agree = async (one: LiveMatch, terms: string) => {
    const { agree: agreeTo, arranged } = make();
    const answer = await agreeTo(one, 1, terms);
    return answer.ok ? arranged : [answer.error.code, ...arranged];
  };
  const terms = termsHash({ ...match.stored, pace: DAYS });
  expect(await agree(match, terms)).toEqual([{ kind: 'agree', by: 1, timeControl: DAYS }]);
  expect(await agree(match, termsHash(match.stored))).toEqual(['terms-changed']);
  expect(await agree(load(), terms)).toEqual(['no-offer']);
  expect(await agree(ended(match), terms)).toEqual(['no-offer']);
});

test('who declines a proposal that is gone is content', async () => {
  const decline = (code: string) => make(refuse(code, '')).decline(offered(DAYS), 1);
  expect(await decline('no-offer')).toEqual({ ok: true, value: undefined });
  expect(await decline('not-saved')).toMatchObject({ ok: false, error: { code: 'not-saved' } });
});
