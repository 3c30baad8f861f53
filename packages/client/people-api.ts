import type { Result } from '@sesame/kernel';
import type { AddFriend, Contacts, Opponent, SeekRequest, Table } from '@sesame/protocol';
import type { SendRequest } from './http.ts';

/** Friends, invitations and the queue. What changes something answers how we stand with everybody after it. */
export interface PeopleApi {
  people(): Promise<Result<Contacts>>;
  /** Asks somebody to be a friend, or says yes to who asked. */
  befriend(wish: AddFriend): Promise<Result<Contacts>>;
  /** Ends a friendship or a request of either side, or lifts our block. */
  part(player: string): Promise<Result<Contacts>>;
  block(player: string): Promise<Result<Contacts>>;
  opponents(): Promise<Result<readonly Opponent[]>>;
  invite(table: string, player: string): Promise<Result<Contacts>>;
  decline(table: string): Promise<Result<Contacts>>;
  /** Waits for an opponent. The topic `seek`, which must be followed meanwhile, tells how it stands. */
  seek(wish: SeekRequest): Promise<Result<object>>;
  leaveQueue(): Promise<Result<object>>;
  closeTable(table: string): Promise<Result<Table>>;
}

export const makePeopleApi = (ask: SendRequest): PeopleApi => ({
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
