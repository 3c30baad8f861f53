import type { RegistrationRules } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { hashToken } from '../../lib/token.ts';
import type { Store } from '../../store/store.ts';
import { makeRegistration } from './registration.ts';

const NOW = 1_000;

/** A server with these rules, where Ann has used an invitation. */
const open = (rules?: RegistrationRules) => {
  const links: object[] = [];
  let kept = rules && JSON.stringify(rules);
  const store = {
    keyValues: {
      get: async () => kept,
      set: async (_: string, text: string) => {
        kept = text;
      },
    },
    invitationLinks: {
      list: async () => [],
      add: async (link: object) => void links.push(link),
      isInvited: async (player: string) => player === 'ann',
      isValid: async (hash: string) => hash === hashToken('good'),
      use: async (hash: string) => hash === hashToken('good'),
    },
  };
  return { ...makeRegistration(store as unknown as Pick<Store, 'keyValues' | 'invitationLinks'>, () => NOW), links };
};
const codeOf = (answer: { ok: true } | { ok: false; error: { code: string } }) =>
  answer.ok ? 'ok' : answer.error.code;

test.each<[string, RegistrationRules | undefined, readonly string[]]>([
  ['that has no rules', undefined, ['ok', 'ok', 'ok', 'ok']],
  ['that is open', { accounts: 'open', guests: true }, ['ok', 'ok', 'ok', 'ok']],
  ['without guests', { accounts: 'open', guests: false }, ['ok', 'ok', 'ok', 'guests-off']],
  ['that is closed', { accounts: 'closed', guests: true }, [...Array(3).fill('registration-closed'), 'ok']],
  [
    'by invitation',
    { accounts: 'invitation', guests: false },
    ['ok', 'invitation-needed', 'invitation-needed', 'guests-off'],
  ],
])('who may come to a server %s', async (_, rules, codes) => {
  const { checkNewAccount, checkGuests } = open(rules);
  const answers = [
    await checkNewAccount('ann'),
    await checkNewAccount('bo'),
    await checkNewAccount(),
    await checkGuests(),
  ];
  expect(answers.map(codeOf)).toEqual(codes);
});

test('a link is good once for each player, and stored by its hash', async () => {
  const { use, isValid, makeInvitation, links } = open();
  expect([codeOf(await use('good', 'bo')), codeOf(await use('bad', 'bo')), codeOf(await use('bad', 'ann'))]).toEqual([
    'ok',
    'link-expired',
    'ok',
  ]);
  expect([codeOf(await isValid('good')), codeOf(await isValid('bad'))]).toEqual(['ok', 'link-expired']);
  const { token } = await makeInvitation({ uses: 3, days: 2 });
  expect(links).toMatchObject([{ hash: hashToken(token), madeAt: NOW, expiresAt: NOW + 2 * 86_400_000, usesLeft: 3 }]);
  expect(JSON.stringify(links)).not.toContain(token);
});

test('rules hold from when they are set', async () => {
  const { rules, setRules, checkGuests } = open();
  await setRules({ accounts: 'closed', guests: false });
  expect(await rules()).toEqual({ accounts: 'closed', guests: false });
  expect(codeOf(await checkGuests())).toBe('guests-off');
});
