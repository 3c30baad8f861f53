import type { Result } from '@sesame/kernel';
import type { Befriend, Opponent, People, SeekWish, Table } from '@sesame/protocol';
import type { Ask } from './http.ts';

/** Friends, invitations and the queue. What changes something answers how we stand with everybody after it. */
export interface PeopleApi {
  people(): Promise<Result<People>>;
  /** Asks somebody to be a friend, or says yes to who asked. */
  befriend(wish: Befriend): Promise<Result<People>>;
  /** Ends a friendship or a request of either side, or lifts our block. */
  part(player: string): Promise<Result<People>>;
  block(player: string): Promise<Result<People>>;
  opponents(): Promise<Result<readonly Opponent[]>>;
  invite(table: string, player: string): Promise<Result<People>>;
  decline(table: string): Promise<Result<People>>;
  /** Waits for an opponent. The topic `seek`, which must be followed meanwhile, tells how it stands. */
  seek(wish: SeekWish): Promise<Result<object>>;
  leaveQueue(): Promise<Result<object>>;
  closeTable(table: string): Promise<Result<Table>>;
}

export const makePeopleApi = (ask: Ask): PeopleApi => ({
  people: () => ask('GET', '/friends'),
  befriend: (wish) => ask('POST', '/friends', wish),
  part: (player) => ask('DELETE', `/friends/${player}`),
  block: (player) => ask('PUT', `/blocks/${player}`),
  opponents: () => ask('GET', '/opponents'),
  invite: (table, player) => ask('POST', `/tables/${table}/invitations`, { player }),
  decline: (table) => ask('DELETE', `/tables/${table}/invitations`),
  seek: (wish) => ask('PUT', '/seek', wish),
  leaveQueue: () => ask('DELETE', '/seek'),
  closeTable: (table) => ask('DELETE', `/tables/${table}`),
});
