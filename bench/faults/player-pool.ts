import { makeRng, type Refusal } from '@sesame/kernel';
import type { ClientMessage } from '@sesame/protocol';
import type { Ledger } from './ledger.ts';
import { loadPlayed, makeWish, type Wish } from './match-plans.ts';
import { type Sitting, sit } from './play-seat.ts';
import { beginMatch } from './start-match.ts';
import { type Doors, enter, type Person } from './virtual-player.ts';

/** People who play so many matches of all games at once, a new one whenever one ends. */
export interface Crowd {
  readonly people: readonly Person[];
  /** Matches under way. */
  running(): number;
  ended(): number;
  /** How often something was refused, by its code. */
  readonly refusals: ReadonlyMap<string, number>;
  /** Nobody begins anything or moves any more. All look on. */
  rest(): void;
  close(): void;
}

export interface CrowdWish {
  readonly doors: Doors;
  readonly matches: number;
  readonly ledger: Ledger;
  /** Milliseconds over a move, from and to. */
  readonly think: readonly [number, number];
}

/** People a match: most sit in several. */
const PEOPLE = 0.4;
const AGAIN = 500;

export const gatherCrowd = async ({ doors, matches, ledger, think }: CrowdWish): Promise<Crowd> => {
  const games = await loadPlayed();
  const rng = makeRng('crowd');
  const refusals = new Map<string, number>();
  const refused = ({ code }: Refusal) => refusals.set(code, (refusals.get(code) ?? 0) + 1);
  const desks = await Promise.all(
    Array.from({ length: Math.max(6, Math.ceil(matches * PEOPLE)) }, (_, first) => openDesk(doors, first, ledger)),
  );
  const people = desks.map(({ person }) => person);
  const sittings = new Set<Sitting>();
  let isOpen = true;
  let count = 0;
  let running = 0;
  let ended = 0;

  /** Somebody's part in a match, until they see that it is over. */
  const playOut = (person: Person, match: string, { game, tempo }: Wish): Promise<void> => {
    const desk = desks[people.indexOf(person)];
    return new Promise((over) => {
      const sitting = sit(match, {
        person,
        game,
        tempo: { ...tempo, think },
        rng,
        saw: (seat, { seq, view }) => {
          desk?.seats.set(match, seat);
          ledger.saw(match, seat, { seq, view });
        },
        answered: (result) => {
          ledger.answered(desk?.asked.get(match) ?? '', result.ok ? undefined : result.error);
          if (!result.ok) refused(result.error);
        },
        over: () => {
          sittings.delete(sitting);
          sitting.stop();
          over();
        },
      });
      sittings.add(sitting);
    });
  };
  const playOne = async (): Promise<void> => {
    const wish = makeWish(count++, games, people);
    const begun = await beginMatch(wish);
    if (!begun.ok) refused(begun.error);
    const match = begun.ok ? begun.value : undefined;
    if (match === undefined || !isOpen) return pause(AGAIN);
    running += 1;
    await Promise.all(wish.people.map((person) => playOut(person, match, wish)));
    running -= 1;
    ended += 1;
  };
  const playOn = async () => {
    while (isOpen) await playOne();
  };
  for (let place = 0; place < matches; place++) void playOn();

  return {
    people,
    running: () => running,
    ended: () => ended,
    refusals,
    rest: () => {
      isOpen = false;
      for (const sitting of sittings) sitting.rest();
    },
    close: () => {
      isOpen = false;
      for (const sitting of sittings) sitting.stop();
      for (const { connection } of people) connection.close();
    },
  };
};

/** A person, with what they have asked last in each match and where they sit in it. */
const openDesk = async (doors: Doors, first: number, ledger: Ledger) => {
  const asked = new Map<string, string>();
  const seats = new Map<string, number>();
  const sends = (message: ClientMessage) => {
    if (message.type !== 'play' && message.type !== 'take-back') return;
    const { match, key } = message;
    asked.set(match, key);
    ledger.sent({ match, key, seat: seats.get(match) ?? -1, move: message.type === 'play' ? message.move : null });
  };
  return { asked, seats, person: await enter({ doors, first, sends }) };
};

const pause = (milliseconds: number) => new Promise<void>((over) => setTimeout(over, milliseconds));
