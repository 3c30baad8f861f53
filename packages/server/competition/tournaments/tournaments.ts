import { ok, type Result, refuse } from '@sesame/kernel';
import { MAX_TOURNAMENT_BOTS, MIN_ENTRANTS, type NewTournament } from '@sesame/protocol';
import { type Event, makeEvent } from '../../lib/event.ts';
import type { Games } from '../../lib/games.ts';
import { makeId, makeSecret } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import type { Source } from '../../lib/source.ts';
import type { StoredEntrant, StoredPairing, TournamentEdit } from '../../store/repositories/tournaments.ts';
import type { Store, StoredPlayer } from '../../store/store.ts';
import { FORMATS } from './formats/formats.ts';
import type { TournamentState } from './next-step.ts';
import { makeTournamentRunner, type RunDeps, type TournamentRunner } from './run.ts';
import { parseTournamentSettings } from './tournament-settings.ts';

/** Creating, entering and managing tournaments. They advance by themselves: see `run.ts`. */
export interface Tournaments extends Pick<TournamentRunner, 'load' | 'advance'> {
  create(organiser: StoredPlayer, request: NewTournament): Promise<Result<TournamentState>>;
  enter(
    id: string,
    player: StoredPlayer,
    seated: { readonly contribution: string; readonly source?: Source },
  ): Promise<Result<TournamentState>>;
  enterBot(id: string, organiser: string, bot: string): Promise<Result<TournamentState>>;
  /**
   * Withdraws an entrant: oneself at once, or somebody else as the organiser, after the match they are playing. An
   * organiser can't remove the player they are meeting. A player who leaves an arena finishes the match, and may come back.
   */
  leave(id: string, player: string, entrant: number): Promise<Result<TournamentState>>;
  start(id: string, organiser: string): Promise<Result<TournamentState>>;
  cancel(id: string, organiser: string): Promise<Result<TournamentState>>;
  /** Emitted when a tournament has changed. */
  readonly changed: Event<string>;
}

export interface TournamentsDeps extends Pick<RunDeps, 'begin' | 'forfeit'> {
  readonly store: Pick<Store, 'tournaments'>;
  readonly games: Games;
  readonly now: Now;
}

const MAX_OPEN_PER_ORGANISER = 3;
const NO_TOURNAMENT = refuse('no-tournament', 'This tournament doesn’t exist.');
const NOT_ORGANISER = refuse('not-organiser', 'Only the organiser can do that.');
const BEGUN = refuse('begun', 'This tournament has already started.');
const OVER = refuse('over', 'This tournament is over.');
const FULL = refuse('no-places', 'This tournament is full.');
const YOUR_OPPONENT = refuse(
  'your-opponent',
  'You’re playing this player. You can remove them when your match is over.',
);
const TOO_FEW = refuse('too-few', `A tournament needs at least ${MIN_ENTRANTS} players.`);

/** Whether two entrants play each other now, or are about to. */
const isMeeting = (pairings: readonly StoredPairing[], one: number | undefined, other: number): boolean =>
  pairings.some(
    ({ seats, ranks }) => ranks === undefined && one !== undefined && seats.includes(one) && seats.includes(other),
  );

/** Withdraws an entrant: see `leave`. */
const withdraw = (
  { tournament, entrants, pairings }: TournamentState,
  player: string,
  number: number,
): Result<TournamentEdit> => {
  const entrant = entrants.find((one) => one.number === number);
  const isMine = entrant?.player === player;
  if (!isMine && tournament.organiser !== player) return NOT_ORGANISER;
  if (entrant === undefined || entrant.out) return refuse('not-entered', 'This player is not in the tournament.');
  if (tournament.state === 'running') {
    if (isMine) return ok(FORMATS[tournament.format].isOpenEnded ? { away: [number] } : { out: number });
    const organiser = entrants.find((one) => one.player === player)?.number;
    return isMeeting(pairings, organiser, number) ? YOUR_OPPONENT : ok({ remove: number });
  }
  if (tournament.state !== 'open') return OVER;
  // Removed entrants stay in the table, unlisted, so that they can't enter again.
  return ok(isMine || entrant.bot !== undefined ? { drop: [number] } : { out: number });
};

export const makeTournaments = ({ store, games, now, begin, forfeit }: TournamentsDeps): Tournaments => {
  const changed = makeEvent<string>();
  const runner = makeTournamentRunner({ store, games, now, begin, forfeit, onChanged: changed.emit });

  const find = async (id: string): Promise<Result<TournamentState>> => {
    const state = await runner.load(id);
    return state === undefined ? NO_TOURNAMENT : ok(state);
  };
  /** Optimistic update: retries on top of concurrent changes, then advances the tournament. */
  const edit = async (
    id: string,
    make: (state: TournamentState) => Result<TournamentEdit>,
  ): Promise<Result<TournamentState>> => {
    for (;;) {
      const state = await runner.load(id);
      if (state === undefined) return NO_TOURNAMENT;
      const requested = make(state);
      if (!requested.ok) return requested;
      if (!(await store.tournaments.change(state.tournament, requested.value))) continue;
      changed.emit(id);
      await runner.advance(id);
      return find(id);
    }
  };
  const enter = (
    state: TournamentState,
    newcomer: Pick<StoredEntrant, 'name' | 'contribution' | 'player' | 'bot' | 'source'>,
  ) => {
    const { tournament, entrants } = state;
    if (tournament.state !== 'open' && tournament.state !== 'running') return OVER;
    if (tournament.state === 'running' && !FORMATS[tournament.format].isOpenEnded) return BEGUN;
    if (entrants.filter(({ out }) => !out).length >= tournament.places) return FULL;
    const number = 1 + Math.max(0, ...entrants.map((entrant) => entrant.number));
    return ok({ enter: { ...newcomer, tournament: tournament.id, number, out: false } });
  };

  return {
    changed,
    load: runner.load,
    advance: runner.advance,
    create: async (organiser, request) => {
      const chosen = parseTournamentSettings(games, request, now());
      if (!chosen.ok) return chosen;
      if ((await store.tournaments.organisedBy(organiser.id)).length >= MAX_OPEN_PER_ORGANISER)
        return refuse('too-many', `You can organise at most ${MAX_OPEN_PER_ORGANISER} tournaments at once.`);
      const tournament = {
        ...chosen.value,
        id: makeId(),
        version: 0,
        organiser: organiser.id,
        organiserName: organiser.name,
        secret: makeSecret(),
        state: 'open' as const,
        round: 0,
        misses: 0,
        createdAt: now(),
      };
      await store.tournaments.add(tournament);
      changed.emit(tournament.id);
      return ok({ tournament, entrants: [], pairings: [] });
    },
    enter: (id, player, seated) =>
      edit(id, (state) => {
        const known = state.entrants.find((entrant) => entrant.player === player.id);
        if (known?.away && state.tournament.state === 'running') return ok({ back: known.number });
        if (known?.out) return refuse('removed', 'The organiser has removed you from this tournament.');
        if (known !== undefined) return refuse('entered', 'You’re already in this tournament.');
        return enter(state, { player: player.id, name: player.name, ...seated });
      }),
    enterBot: (id, organiser, bot) =>
      edit(id, (state) => {
        const { tournament, entrants } = state;
        if (tournament.organiser !== organiser) return NOT_ORGANISER;
        const found = games.botOf(tournament.game, bot);
        if (found === undefined) return refuse('no-bot', 'This game doesn’t have that bot.');
        const bots = entrants.filter((entrant) => entrant.bot !== undefined);
        if (bots.length >= MAX_TOURNAMENT_BOTS)
          return refuse('bots-enough', `At most ${MAX_TOURNAMENT_BOTS} bots can enter.`);
        const same = bots.filter((entrant) => entrant.bot === bot).length;
        const name = same === 0 ? found.name.en : `${found.name.en} ${same + 1}`;
        return enter(state, { bot, name, contribution: '' });
      }),
    leave: (id, player, number) => edit(id, (state) => withdraw(state, player, number)),
    start: async (id, organiser) => {
      const state = await find(id);
      if (!state.ok) return state;
      if (state.value.tournament.organiser !== organiser) return NOT_ORGANISER;
      if (state.value.tournament.state !== 'open') return BEGUN;
      return (await runner.start(id)) ? find(id) : TOO_FEW;
    },
    cancel: (id, organiser) =>
      edit(id, ({ tournament }) => {
        if (tournament.organiser !== organiser) return NOT_ORGANISER;
        if (tournament.state !== 'open' && tournament.state !== 'running') return OVER;
        return ok({ set: { state: 'cancelled', endedAt: now() } });
      }),
  };
};
