import type { Locale } from '@sesame/kernel';
import { gameOf } from '@sesame/registry';
import type { Games } from '../../lib/games.ts';
import type { Now } from '../../lib/now.ts';
import { isOver } from '../../match/live-match.ts';
import { seatOf, summaryOf } from '../../match/match-summary.ts';
import type { Matches } from '../../match/matches.ts';
import type { OutboxItem } from '../../store/repositories/outbox.ts';
import type { StoredWebhook } from '../../store/repositories/webhooks.ts';
import type { Store } from '../../store/store.ts';
import { opponentsOf } from '../notifications/messages.ts';
import type { WebhookMessage } from './payload.ts';
import { WEBHOOK_TEXTS } from './webhook-texts.ts';

export interface ComposeMessageDeps {
  readonly store: Pick<Store, 'tournaments' | 'admin'>;
  readonly matches: Pick<Matches, 'find'>;
  readonly games: Pick<Games, 'botOf'>;
  readonly now: Now;
}

/** Writes the message of an outbox item when it is sent. Undefined: there is nothing to tell any more. */
export const makeComposeMessage = ({ store, matches, games, now }: ComposeMessageDeps) => {
  const gameName = (game: string, locale: Locale) => gameOf(game)?.name[locale] ?? game;

  const aboutMatch = async ({ player, locale, origin }: StoredWebhook, { kind, about }: OutboxItem) => {
    const match = await matches.find(about);
    if (match === undefined || isOver(match)) return undefined;
    if (kind === 'turn' && !summaryOf(match, player).yourTurn) return undefined;
    const texts = WEBHOOK_TEXTS[locale];
    const opponents = opponentsOf(games, match, seatOf(match.stored, player) ?? 0)(locale);
    const name = texts.match(gameName(match.stored.game, locale), opponents.join(', '));
    return { text: kind === 'turn' ? texts.turn(name) : texts.call(name), url: `${origin}/matches/${about}` };
  };
  const aboutTournament = async ({ locale, origin }: StoredWebhook, { kind, about }: OutboxItem) => {
    const tournament = await store.tournaments.find(about);
    if (tournament === undefined) return undefined;
    const texts = WEBHOOK_TEXTS[locale];
    const tell = { opened: texts.opened, started: texts.started, over: texts.over }[kind];
    const text = tell?.(tournament.name, gameName(tournament.game, locale));
    return text === undefined ? undefined : { text, url: `${origin}/tournaments/${about}` };
  };
  const announcement = async ({ origin }: StoredWebhook, { about }: OutboxItem) => {
    const found = (await store.admin.listAnnouncements(now())).find(({ id }) => id === about);
    return found && { text: found.text, url: origin };
  };

  return async (webhook: StoredWebhook, item: OutboxItem): Promise<WebhookMessage | undefined> => {
    switch (item.kind) {
      case 'turn':
      case 'call':
        return aboutMatch(webhook, item);
      case 'announcement':
        return announcement(webhook, item);
      case 'works':
        return { text: WEBHOOK_TEXTS[webhook.locale].works, url: webhook.origin };
      default:
        return aboutTournament(webhook, item);
    }
  };
};
