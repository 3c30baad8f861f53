import type { Face } from '@sesame/kernel';
import { type Contacts, parseBotPlayerId, type ShownRating } from '@sesame/protocol';
import { type GameEntry, type MenuAction, toast, useLocale, useMessages } from '@sesame/ui';
import { useLocation } from 'wouter';
import { api } from '../../data/client.ts';
import { loadRules } from '../../data/games.ts';
import { playBots } from '../../data/match-source.ts';
import { mute, unmute, useKnownMutes } from '../../data/mutes.ts';
import { takeSeat } from '../../data/take-seat.ts';
import { useFriends } from '../../data/use-friends.ts';
import { useMe } from '../../data/use-me.ts';
import { playerMenuTexts } from '../../locales/player-menu/texts.ts';
import { defaultOptions } from '../options/offered-options.ts';

export interface MenuPlayer {
  readonly id: string;
  /** As shown at this table or in this match. */
  readonly name: string;
  readonly game: GameEntry;
  readonly isYou: boolean;
  readonly isAway: boolean;
  /** Without an account, so that anybody may have had this name. */
  readonly isGuest?: boolean;
  readonly bot: SeatedBot | undefined;
  readonly rating: ShownRating | undefined;
  /** Not while you play with them. */
  readonly mayChallenge: boolean;
}

interface SeatedBot {
  readonly level: number | undefined;
  readonly face: Face | undefined;
  readonly isBuiltIn: boolean;
}

interface Dialogs {
  readonly onReport: () => void;
  readonly onRename: () => void;
}

/** What one can do with a player: everybody has a profile, bots can be played, people befriended, muted and reported. */
export const usePlayerActions = (player: MenuPlayer, dialogs: Dialogs): readonly MenuAction[] => {
  const { id, isYou, bot } = player;
  const say = useMessages(playerMenuTexts);
  const me = useMe();
  const challenge = useChallenge(player);
  const people = usePeopleActions(player, dialogs);
  const profile: MenuAction = { id: 'profile', label: say.profile, icon: 'user', href: `/players/${id}` };
  if (isYou) {
    return me?.guest
      ? [profile, { id: 'name', label: say.changeName, icon: 'edit', onAction: dialogs.onRename }]
      : [profile];
  }
  if (bot?.isBuiltIn) return [profile, challenge];
  return bot ? [profile, people.report] : [profile, people.befriend, challenge, people.mute, people.report];
};

/** Invites a person to a new table of the same game, or starts a match against a bot. */
const useChallenge = ({ id, game, bot, mayChallenge }: MenuPlayer): MenuAction => {
  const say = useMessages(playerMenuTexts);
  const locale = useLocale();
  const { mutate } = useFriends();
  const [, navigate] = useLocation();
  const playBot = async () => {
    const bots = Array.from({ length: game.seats.min - 1 }, () => parseBotPlayerId(id)?.bot ?? '');
    const options = defaultOptions(await loadRules(game), locale, { againstBots: true });
    const played = await mutate(() => playBots({ game: game.id, bots, options }));
    if (played.ok) navigate(`/matches/${played.value}`);
  };
  const invite = async () => {
    const options = defaultOptions(await loadRules(game), locale);
    const table = await mutate(() =>
      takeSeat((share) => api.openTable({ body: { game: game.id, options, rated: false, share } })),
    );
    if (!table.ok) return;
    await mutate(() => api.invite({ params: { id: table.value.id }, body: { player: id } }));
    navigate(`/tables/${table.value.id}`);
  };
  return {
    id: 'challenge',
    label: bot ? say.playBot : say.challenge,
    icon: 'play',
    isDisabled: !mayChallenge,
    onAction: () => void (bot ? playBot() : invite()),
  };
};

const usePeopleActions = ({ id, name }: MenuPlayer, { onReport }: Dialogs) => {
  const say = useMessages(playerMenuTexts);
  const { people, mutate } = useFriends();
  const isMuted = useKnownMutes().some((one) => one.id === id);
  const relation = relationTo(people, id);
  const befriend = async () => {
    const asked = await mutate(() => api.requestFriend({ body: { player: id } }));
    if (asked.ok) toast({ text: say.requested, icon: 'check' });
  };
  const toggleMute = async () => {
    const changed = await mutate(() => (isMuted ? unmute(id) : mute(id)));
    if (changed.ok) toast({ text: isMuted ? say.unmuted(name) : say.muted(name), icon: 'check' });
  };
  return {
    befriend: {
      id: 'friend',
      label: { friend: say.areFriends, asked: say.requestSent, none: say.addFriend }[relation],
      icon: 'users',
      isDisabled: relation !== 'none',
      onAction: () => void befriend(),
    },
    mute: {
      id: 'mute',
      label: isMuted ? say.unmute : say.mute,
      icon: isMuted ? 'sound' : 'soundOff',
      onAction: () => void toggleMute(),
    },
    report: { id: 'report', label: say.report, icon: 'flag', onAction: onReport },
  } as const satisfies Record<string, MenuAction>;
};

const relationTo = (people: Contacts | undefined, player: string): 'friend' | 'asked' | 'none' => {
  if (people?.friends.some((one) => one.player === player)) return 'friend';
  return people?.asked.some((one) => one.player === player) ? 'asked' : 'none';
};
