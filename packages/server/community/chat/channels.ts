import { ok, type Result, refuse } from '@sesame/kernel';
import { seatOf } from '../../match/match-summary.ts';
import type { Matches } from '../../match/matches.ts';
import { isOver, type LiveMatch } from '../../match/position.ts';
import type { Store } from '../../store/store.ts';

/**
 * Chat channels: `chat:<table>` and `audience:<match>`. While a match runs, only its players write at the table and
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
const ALLOWED = ok(undefined);

/** Name of a channel in the store: tables by their id alone. */
export const storedChannel = (channel: string): string =>
  channel.startsWith('chat:') ? channel.slice('chat:'.length) : channel;

export const makeChannels = (store: Pick<Store, 'tables'>, matches: Pick<Matches, 'find'>): Channels => {
  const isPlaying = ({ stored }: LiveMatch, player: string) => seatOf(stored, player) !== undefined;

  const inAudience = async (id: string, player: string): Promise<Result<void>> => {
    const match = await matches.find(id);
    if (match === undefined) return NO_MATCH;
    return isOver(match) || !isPlaying(match, player) ? ALLOWED : AUDIENCE_ONLY;
  };
  const atTable = async (id: string, player: string): Promise<Result<void>> => {
    const table = await store.tables.find(id);
    if (table === undefined) return NO_TABLE;
    const match = table.match === undefined ? undefined : await matches.find(table.match);
    return match === undefined || isOver(match) || isPlaying(match, player) ? ALLOWED : PLAYERS_ONLY;
  };

  return {
    mayRead: async (channel, player) => {
      const [kind, id = ''] = channel.split(':');
      if (kind === 'audience') return inAudience(id, player);
      return (await store.tables.find(id)) === undefined ? NO_TABLE : ALLOWED;
    },
    mayWrite: async (channel, player) => {
      const [kind, id = ''] = channel.split(':');
      return kind === 'audience' ? inAudience(id, player) : atTable(id, player);
    },
  };
};
