import { ok, type Result, refuse } from '@sesame/kernel';
import { talkOf } from '@sesame/protocol';
import { playersAt } from '../../lobby/tables/seating.ts';
import { isOver, type LiveMatch } from '../../match/live-match.ts';
import { seatOf } from '../../match/match-summary.ts';
import type { Matches } from '../../match/matches.ts';
import type { Store, StoredTable } from '../../store/store.ts';

/**
 * Chat channels: `chat:<table>`, `audience:<match>` and `talk:<player>.<player>`, which only these two read, and write to
 * while they are friends. While a match runs, only its players write at the table and
 * everybody can read it; spectators have the audience, which players can't read, to prevent hints. After the match both
 * are open to everybody.
 */
export interface Channels {
  mayRead(channel: string, player: string): Promise<Result<void>>;
  mayWrite(channel: string, player: string): Promise<Result<void>>;
}

const NO_TABLE = refuse('no-table', 'Table not found.');
const NO_MATCH = refuse('no-match', 'Match not found.');
const PLAYERS_ONLY = refuse(
  'players-only',
  'Only players can write here during the match. Spectators have their own chat.',
);
const AUDIENCE_ONLY = refuse('audience-only', 'Players can read the spectator chat when the match is over.');
const NOT_INVITED = refuse('not-invited', 'Only players and people who are invited can read this chat.');
const KEPT_APART = refuse('kept-apart', 'You can’t play with this player.');
const NO_TALK = refuse('no-talk', 'Only the two of them can read these messages.');
const FRIENDS_ONLY = refuse('friends-only', 'You can only write to friends.');
const ALLOWED = ok(undefined);

/** Name of a channel in the store: tables by their id alone. */
export const storedChannel = (channel: string): string =>
  channel.startsWith('chat:') ? channel.slice('chat:'.length) : channel;

export const makeChannels = (store: Pick<Store, 'tables' | 'friends'>, matches: Pick<Matches, 'find'>): Channels => {
  /** The other player of a private conversation; undefined if it is not this player's. */
  const partnerIn = (talk: string, player: string): string | undefined => {
    const [first = '', second = ''] = talk.split('.');
    if (talkOf(first, second) !== talk || first === second) return undefined;
    if (player === first) return second;
    return player === second ? first : undefined;
  };
  const toFriend = async (talk: string, player: string): Promise<Result<void>> => {
    const other = partnerIn(talk, player);
    if (other === undefined) return NO_TALK;
    return (await store.friends.friendsOf(player)).includes(other) ? ALLOWED : FRIENDS_ONLY;
  };
  const isPlaying = ({ stored }: LiveMatch, player: string) => seatOf(stored, player) !== undefined;

  const inAudience = async (id: string, player: string): Promise<Result<void>> => {
    const match = await matches.find(id);
    if (match === undefined) return NO_MATCH;
    return isOver(match) || !isPlaying(match, player) ? ALLOWED : AUDIENCE_ONLY;
  };
  /** Tables that are reached by link only keep their chat to those who sit there or are invited. */
  const isPrivateTo = async (table: StoredTable, player: string): Promise<boolean> => {
    if (table.open || table.host === undefined || playersAt(table).includes(player)) return false;
    return !(await store.friends.invitedTo(table.id)).includes(player);
  };
  const atTable = async (id: string, player: string): Promise<Result<void>> => {
    const table = await store.tables.find(id);
    if (table === undefined) return NO_TABLE;
    if (await isPrivateTo(table, player)) return NOT_INVITED;
    if (await store.friends.isBlocked(player, playersAt(table))) return KEPT_APART;
    const match = table.match === undefined ? undefined : await matches.find(table.match);
    return match === undefined || isOver(match) || isPlaying(match, player) ? ALLOWED : PLAYERS_ONLY;
  };

  return {
    mayRead: async (channel, player) => {
      const [kind, id = ''] = channel.split(':');
      if (kind === 'audience') return inAudience(id, player);
      if (kind === 'talk') return partnerIn(id, player) === undefined ? NO_TALK : ALLOWED;
      const table = await store.tables.find(id);
      if (table === undefined) return NO_TABLE;
      return (await isPrivateTo(table, player)) ? NOT_INVITED : ALLOWED;
    },
    mayWrite: async (channel, player) => {
      const [kind, id = ''] = channel.split(':');
      if (kind === 'talk') return toFriend(id, player);
      return kind === 'audience' ? inAudience(id, player) : atTable(id, player);
    },
  };
};
