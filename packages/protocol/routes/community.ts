import Type from 'typebox';
import { SessionId } from '../account.ts';
import { MarkRead } from '../chat.ts';
import { Id } from '../common.ts';
import { AddFriend, Contacts, Invite, Opponent } from '../friends.ts';
import { Muted, Report } from '../moderation.ts';
import { NotificationSettings, SubscribePush } from '../notifications.ts';
import { ById, Empty } from './params.ts';
import type { Route } from './route.ts';

const ByPlayer = Type.Object({ player: Id });

/** Friends, invitations, mutes, reports, notifications. */
export const COMMUNITY_ROUTES = {
  contacts: {
    method: 'GET',
    path: '/friends',
    tag: 'friends',
    summary: 'List your friends, friend requests, blocks and invitations',
    answer: Contacts,
    who: 'player',
  },
  requestFriend: {
    method: 'POST',
    path: '/friends',
    tag: 'friends',
    summary: 'Send a friend request, or accept one',
    body: AddFriend,
    answer: Contacts,
    who: 'player',
  },
  removeFriend: {
    method: 'DELETE',
    path: '/friends/:id',
    tag: 'friends',
    summary: 'Remove a friend, withdraw or decline a friend request, or unblock a player',
    params: ById,
    answer: Contacts,
    who: 'player',
  },
  block: {
    method: 'PUT',
    path: '/blocks/:id',
    tag: 'friends',
    summary: 'Block a player: they can’t befriend or invite you, nor see whether you are online',
    params: ById,
    answer: Contacts,
    who: 'player',
  },
  invite: {
    method: 'POST',
    path: '/tables/:id/invitations',
    tag: 'friends',
    summary: 'Invite a friend or a recent opponent to a table',
    params: ById,
    body: Invite,
    answer: Contacts,
    who: 'player',
  },
  declineInvitation: {
    method: 'DELETE',
    path: '/tables/:id/invitations',
    tag: 'friends',
    summary: 'Decline an invitation',
    params: ById,
    answer: Contacts,
    who: 'player',
  },
  markRead: {
    method: 'PUT',
    path: '/friends/:id/read',
    tag: 'friends',
    summary: 'Mark the messages of a friend as read',
    params: ById,
    body: MarkRead,
    answer: Contacts,
    who: 'player',
  },
  opponents: {
    method: 'GET',
    path: '/opponents',
    tag: 'friends',
    summary: 'List your recent opponents, latest first',
    answer: Type.Array(Opponent),
    who: 'player',
  },
  mutes: {
    method: 'GET',
    path: '/mutes',
    tag: 'moderation',
    summary: 'List the players you have muted',
    answer: Type.Array(Muted),
    who: 'player',
  },
  mute: {
    method: 'PUT',
    path: '/mutes/:player',
    tag: 'moderation',
    summary: 'Mute a player in your chats',
    params: ByPlayer,
    answer: Type.Array(Muted),
    who: 'player',
  },
  unmute: {
    method: 'DELETE',
    path: '/mutes/:player',
    tag: 'moderation',
    summary: 'Unmute a player',
    params: ByPlayer,
    answer: Type.Array(Muted),
    who: 'player',
  },
  report: {
    method: 'POST',
    path: '/reports',
    tag: 'moderation',
    summary: 'Report a player, one of their chat messages or notes, to the admins',
    body: Report,
    answer: Empty,
    who: 'person',
  },
  notificationSettings: {
    method: 'GET',
    path: '/notices',
    tag: 'notifications',
    summary: 'List your browsers with push notifications',
    answer: NotificationSettings,
    who: 'person',
  },
  subscribePush: {
    method: 'PUT',
    path: '/notices',
    tag: 'notifications',
    summary: 'Turn on push notifications in this browser',
    body: SubscribePush,
    answer: NotificationSettings,
    who: 'person',
  },
  unsubscribePush: {
    method: 'DELETE',
    path: '/notices/:session',
    tag: 'notifications',
    summary: 'Turn off push notifications in one of your browsers',
    params: Type.Object({ session: SessionId }),
    answer: NotificationSettings,
    who: 'person',
  },
  sendTestNotification: {
    method: 'POST',
    path: '/notices/test',
    tag: 'notifications',
    summary: 'Send a test notification to your browsers',
    answer: NotificationSettings,
    who: 'person',
  },
} as const satisfies Record<string, Route>;
