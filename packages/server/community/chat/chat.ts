import { ok, type Result, refuse } from '@sesame/kernel';
import type { ChatLine, Report } from '@sesame/protocol';
import type { MakeRateLimiter } from '../../cluster/rate-limit.ts';
import { makeId } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import type { Matches } from '../../match/matches.ts';
import type { Store } from '../../store/store.ts';
import { makeChannels, storedChannel } from './channels.ts';

/** Chat: permissions, rate limits and reports. */
export interface Chat {
  mayRead(place: string, player: string): Promise<Result<void>>;
  post(place: string, said: NewLine): Promise<Result<ChatLine>>;
  /** Files a report for the server admin. */
  report(by: string, report: Report): Promise<Result<void>>;
}

interface NewLine {
  readonly player: string;
  readonly name: string;
  readonly key: string;
  readonly text: string;
}

const LINE_LIMIT = { uses: 5, seconds: 10 };
const REPORT_LIMIT = { uses: 5, seconds: 600 };
/** Before the id of an annotated replay. */
const NOTES_PLACE = 'annotation:';
const EMPTY = refuse('empty', 'The message is empty.');
const NO_LINE = refuse('no-line', 'Message not found.');
const NO_PLAYER = refuse('no-player', 'Player not found.');
const OWN_REPORT = refuse('oneself', 'That’s you.');

export const makeChat = ({
  store,
  matches,
  now,
  makeRateLimiter,
}: {
  readonly store: Pick<Store, 'tables' | 'friends' | 'players' | 'accounts' | 'chat' | 'moderation' | 'annotations'>;
  readonly matches: Pick<Matches, 'find'>;
  readonly now: Now;
  readonly makeRateLimiter: MakeRateLimiter;
}): Chat => {
  const { mayRead, mayWrite } = makeChannels(store, matches);
  const lines = makeRateLimiter('chat', LINE_LIMIT);
  const reports = makeRateLimiter('report', REPORT_LIMIT);

  /** Refuses muted players and those who write too fast. */
  const checkMayWriteNow = async (player: string): Promise<Result<void>> => {
    const mute = await store.moderation.serverMuteOf(player, now());
    if (mute !== undefined) return refuseUntil('silenced', 'You’re muted by the server admin.', mute.until);
    const until = await lines.consume(player);
    if (until === undefined) return ok(undefined);
    const seconds = Math.ceil((until - now()) / 1000);
    return refuseUntil('speak-later', `You’re sending messages too fast. Try again in ${seconds} s.`, until);
  };
  /** Checks that the reported notes exist and are by the reported player. Everybody may read them. */
  const checkNotes = async (id: string, about: string): Promise<Result<void>> =>
    (await store.annotations.find(id))?.author === about ? ok(undefined) : NO_LINE;
  /** Checks that the reported line exists, is by the reported player and was readable by the reporter. */
  const checkLine = async (by: string, { about, place, seq }: Report): Promise<Result<void>> => {
    if (place === undefined) return seq === undefined ? ok(undefined) : NO_LINE;
    if (place.startsWith(NOTES_PLACE)) return checkNotes(place.slice(NOTES_PLACE.length), about);
    const readable = await mayRead(place, by);
    if (!readable.ok || seq === undefined) return readable;
    const [line] = await store.moderation.readLines(storedChannel(place), seq, seq);
    return line?.player === about ? ok(undefined) : NO_LINE;
  };

  return {
    mayRead,
    post: async (place, { player, name, key, text }) => {
      const line = text.replace(/\p{C}/gu, ' ').trim();
      if (line === '') return EMPTY;
      const allowed = await mayWrite(place, player);
      if (!allowed.ok) return allowed;
      const writable = await checkMayWriteNow(player);
      if (!writable.ok) return writable;
      const speaker = await store.players.find(player);
      const isGuest = speaker?.owner === undefined && (await store.accounts.find(player)) === undefined;
      const said = {
        at: now(),
        player,
        name: speaker?.name ?? name,
        text: line,
        key: `${player} ${key}`,
        ...(isGuest && { guest: true as const }),
      };
      return ok(await store.chat.add(storedChannel(place), said));
    },
    report: async (by, report) => {
      const { about, place, seq, reason, words = '' } = report;
      if (about === by) return OWN_REPORT;
      if ((await store.players.find(about)) === undefined) return NO_PLAYER;
      const checked = await checkLine(by, report);
      if (!checked.ok) return checked;
      const until = await reports.consume(by);
      if (until !== undefined)
        return refuseUntil('report-later', 'You’ve sent several reports. Please wait a little.', until);
      await store.moderation.report({
        id: makeId(),
        at: now(),
        by,
        about,
        reason,
        words: words.trim(),
        ...(place !== undefined && { place }),
        ...(seq !== undefined && { seq }),
      });
      return ok(undefined);
    },
  };
};

const refuseUntil = (code: string, message: string, until: number): Result<never> => ({
  ok: false,
  error: { code, message, until },
});
