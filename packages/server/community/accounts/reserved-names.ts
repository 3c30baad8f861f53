import type { Games } from '../../lib/games.ts';
import { skeletonOf } from '../../lib/name-skeleton.ts';

/** Names under which people could pass for the server, in its three languages. */
const OF_THE_SERVER = [
  'Sesame',
  'Admin',
  'Administrator',
  'Administrateur',
  'Beheerder',
  'Moderator',
  'Modérateur',
  'System',
  'Système',
  'Systeem',
  'Server',
  'Serveur',
  'Host',
  'Hôte',
  'Support',
  'Someone who left',
  'Deleted player',
  'Spectator',
  'Chance',
];

/** Skeletons of names that nobody can take: those of built-in bots, and those that sound like the server. */
export const reservedSkeletons = (games: Pick<Games, 'list'>): ReadonlySet<string> => {
  const bots = games.list().flatMap((game) => game.bots.flatMap(({ name }) => Object.values(name)));
  return new Set([...OF_THE_SERVER, ...bots].map(skeletonOf));
};
