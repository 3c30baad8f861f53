import type { Locale } from '@sesame/kernel';
import { newPasswordPath } from '@sesame/protocol';
import { gameOf } from '@sesame/registry';
import type { Games } from '../../lib/games.ts';
import type { Now } from '../../lib/now.ts';
import { hashToken } from '../../lib/token.ts';
import { isOver, type LiveMatch } from '../../match/live-match.ts';
import { seatOf } from '../../match/match-summary.ts';
import type { Matches } from '../../match/matches.ts';
import type { MailKind, StoredMailAddress } from '../../store/repositories/mail-addresses.ts';
import type { OutboxItem } from '../../store/repositories/outbox.ts';
import type { Store } from '../../store/store.ts';
import type { PasswordLinks } from '../accounts/password-links.ts';
import { opponentsOf, timeLeft } from '../notifications/messages.ts';
import { waitingMatches } from '../notifications/waiting-matches.ts';
import { PASSWORD_LINK_LIFETIME_MS } from './forgotten-password.ts';
import { type Letter, type LetterLine, makeLetter } from './letter.ts';
import { makeMailToken, VERIFICATION_LIFETIME_MS } from './mail-addresses.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

/** A mail with its recipient. */
export interface AddressedLetter {
  readonly to: string;
  readonly letter: Letter;
}

export interface ComposeDeps {
  readonly store: Pick<Store, 'mailAddresses' | 'players' | 'matches'>;
  readonly matches: Pick<Matches, 'find'>;
  readonly games: Pick<Games, 'botOf'>;
  readonly passwordLinks: Pick<PasswordLinks, 'make'>;
  readonly now: Now;
  /** The origin that links lead to, instead of the one under which the address was entered. */
  readonly origin?: string;
}

const HOUR_MS = 3_600_000;

/** Writes the mail of outbox items when it is sent. Undefined: there is nothing to tell any more. */
export const makeComposeMail = (deps: ComposeDeps) => {
  const { store, matches, games, passwordLinks, now } = deps;

  const verification = async (
    address: StoredMailAddress,
    { about }: OutboxItem,
  ): Promise<AddressedLetter | undefined> => {
    const { player, asked, locale, origin } = address;
    if (asked === undefined || asked !== about) return undefined;
    const token = makeMailToken();
    const until = now() + VERIFICATION_LIFETIME_MS;
    if (!(await store.mailAddresses.setToken(player, { hash: hashToken(token), until }))) return undefined;
    const { verify, notYou } = MAIL_TEXTS[locale];
    const name = (await store.players.find(player))?.name ?? '';
    const lines = [
      verify.hello(name),
      { label: verify.link, url: `${origin}/confirm-address#${token}` },
      verify.expires,
    ];
    return { to: asked, letter: makeLetter({ locale, subject: verify.subject, lines, footer: [notYou] }) };
  };

  const newPassword = async (address: StoredMailAddress): Promise<AddressedLetter | undefined> => {
    const { player, address: to, locale, origin } = address;
    const link = to === undefined ? undefined : await passwordLinks.make(player, PASSWORD_LINK_LIFETIME_MS);
    if (to === undefined || !link?.ok) return undefined;
    const { password, notYou } = MAIL_TEXTS[locale];
    const name = (await store.players.find(player))?.name ?? '';
    const url = `${origin}${newPasswordPath(link.value.token)}`;
    const lines = [password.hello(name), { label: password.link, url }, password.expires];
    return { to, letter: makeLetter({ locale, subject: password.subject, lines, footer: [notYou] }) };
  };

  const turns = async (
    address: StoredMailAddress,
    items: readonly OutboxItem[],
  ): Promise<AddressedLetter | undefined> => {
    const { player, address: to, locale, origin } = address;
    if (to === undefined || !address.turns) return undefined;
    const all = await waitingMatches(deps, player);
    const waiting = all.filter(({ committed }) => committed.pace.kind === 'correspondence');
    const isNew = ({ stored }: LiveMatch) => items.some(({ about }) => about === stored.id);
    if (!waiting.some(isNew)) return undefined;
    const texts = MAIL_TEXTS[locale];
    const lineOf = (match: LiveMatch): LetterLine => {
      const hours = Math.floor(timeLeft(match, seatOf(match.stored, player) ?? 0, now()) / HOUR_MS);
      const name = nameOf(match, player, locale);
      const label = Number.isFinite(hours) ? `${name} (${texts.turns.left(hours)})` : name;
      return { label, url: `${origin}/matches/${match.stored.id}` };
    };
    const subject = texts.turns.subject(waiting.length);
    const lines = [texts.turns.intro(waiting.length), ...waiting.map(lineOf)];
    return { to, letter: makeLetter({ locale, subject, lines, ...unsubscription(address, 'turns') }) };
  };

  const call = async (address: StoredMailAddress, { about }: OutboxItem): Promise<AddressedLetter | undefined> => {
    const { player, address: to, locale, origin } = address;
    const match = await matches.find(about);
    if (to === undefined || !address.calls || match === undefined || isOver(match)) return undefined;
    const texts = MAIL_TEXTS[locale].call;
    const link = { label: texts.link, url: `${origin}/matches/${about}` };
    const lines = [texts.intro(nameOf(match, player, locale)), link];
    return { to, letter: makeLetter({ locale, subject: texts.subject, lines, ...unsubscription(address, 'calls') }) };
  };

  const nameOf = (match: LiveMatch, player: string, locale: Locale): string => {
    const opponents = opponentsOf(games, match, seatOf(match.stored, player) ?? 0);
    const game = gameOf(match.stored.game)?.name[locale] ?? match.stored.game;
    return MAIL_TEXTS[locale].match(game, opponents(locale).join(', '));
  };

  return async (items: readonly OutboxItem[]): Promise<AddressedLetter | undefined> => {
    const [first] = items;
    const known = first && (await store.mailAddresses.find(first.player));
    if (first === undefined || known === undefined) return undefined;
    const address = { ...known, origin: deps.origin ?? known.origin };
    switch (first.kind) {
      case 'verify':
        return verification(address, first);
      case 'password':
        return newPassword(address);
      case 'turn':
        return turns(address, items);
      case 'call':
        return call(address, first);
      default:
        return undefined;
    }
  };
};

/** How to stop mails of a kind: a link for people, and headers for mail programs (RFC 2369 and 8058). */
const unsubscription = ({ origin, unsubscribeKey, locale }: StoredMailAddress, kind: MailKind) => ({
  footer: [{ label: MAIL_TEXTS[locale].unsubscribe[kind], url: `${origin}/unsubscribe/${unsubscribeKey}/${kind}` }],
  headers: {
    'List-Unsubscribe': `<${origin}/api/mail/unsubscribe/${unsubscribeKey}/${kind}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
});
