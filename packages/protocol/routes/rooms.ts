import Type from 'typebox';
import { Id } from '../common.ts';
import { AddGuest, ChooseGame, Room, RoomCode, SetWatching } from '../rooms.ts';
import type { Route } from './route.ts';

const ByCode = Type.Object({ code: RoomCode });
const ByMember = Type.Object({ code: RoomCode, player: Id });

/** Rooms, where people play one match after another. */
export const ROOM_ROUTES = {
  openRoom: {
    method: 'POST',
    path: '/rooms',
    tag: 'rooms',
    summary: 'Open a room and join it',
    answer: Room,
    who: 'person',
  },
  room: {
    method: 'GET',
    path: '/rooms/:code',
    tag: 'rooms',
    summary: 'Get a room: its members, their points, the next game and the current match',
    params: ByCode,
    answer: Room,
    who: 'anyone',
  },
  joinRoom: {
    method: 'POST',
    path: '/rooms/:code/members',
    tag: 'rooms',
    summary: 'Join a room',
    params: ByCode,
    answer: Room,
    who: 'person',
  },
  leaveRoom: {
    method: 'DELETE',
    path: '/rooms/:code/members/:player',
    tag: 'rooms',
    summary: 'Leave a room, or remove another member',
    description:
      'The opener can remove anybody, and a member the people on their device. Others ask for it until most do.',
    params: ByMember,
    answer: Room,
    who: 'person',
  },
  setWatching: {
    method: 'PUT',
    path: '/rooms/:code/members/:player/watching',
    tag: 'rooms',
    summary: 'Say whether you, or a person on your device, only watch the next matches',
    params: ByMember,
    body: SetWatching,
    answer: Room,
    who: 'person',
  },
  addRoomGuest: {
    method: 'POST',
    path: '/rooms/:code/guests',
    tag: 'rooms',
    summary: 'Add a person who plays on your device',
    description: 'In games without races, the seats of one device are played by handing it over.',
    params: ByCode,
    body: AddGuest,
    answer: Room,
    who: 'person',
  },
  chooseGame: {
    method: 'PUT',
    path: '/rooms/:code/next',
    tag: 'rooms',
    summary: 'Choose the next game of a room',
    params: ByCode,
    body: ChooseGame,
    answer: Room,
    who: 'person',
  },
  startRoomMatch: {
    method: 'POST',
    path: '/rooms/:code/start',
    tag: 'rooms',
    summary: 'Start the next game with the members who are present',
    params: ByCode,
    answer: Room,
    who: 'person',
  },
  endRoomMatch: {
    method: 'DELETE',
    path: '/rooms/:code/match',
    tag: 'rooms',
    summary: 'End the current match of a room without a result',
    description: 'The opener can end it. Others ask for it until most of its players do.',
    params: ByCode,
    answer: Room,
    who: 'person',
  },
} as const satisfies Record<string, Route>;
