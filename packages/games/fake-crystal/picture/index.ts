import { type BoardPainter, type Locale, winnersOf } from '@sesame/kernel';
import { at, circle, cubes, type Drawing, label, tile, trophy, trophyWell } from '@sesame/ui/pictures';
import { CRYSTALS } from '../board/crystal-colours.ts';
import { trophySign } from '../board/trophy-signs.ts';
import { TROPHIES, type Trophy, type View } from '../rules/state.ts';
import { PRIZES } from '../rules/trophies.ts';
import { stallRow } from './stall-row.ts';

/** The ring of trophies at the left, the stalls at the right. */
const RING = { x: 196, y: 275, k: 0.88 } as const;
const MEDAL_RADIUS = 159;
const STALLS_X = 410;
const HEIGHT = 550;
const MAX_STALL_HEIGHT = 180;

const TEXTS: Readonly<
  Record<Locale, { round: (round: number) => string; of: (rounds: number) => string; over: string; deal: string }>
> = {
  en: { round: (round) => `Round ${round}`, of: (rounds) => `of ${rounds}`, over: 'Match over', deal: 'Dealing' },
  fr: {
    round: (round) => `Manche ${round}`,
    of: (rounds) => `sur ${rounds}`,
    over: 'Partie terminée',
    deal: 'Distribution',
  },
  nl: {
    round: (round) => `Ronde ${round}`,
    of: (rounds) => `van ${rounds}`,
    over: 'Partij voorbij',
    deal: 'Er wordt gedeeld',
  },
};

const medal = ({ seats }: View, one: Trophy, locale: Locale): Drawing => {
  const { colour, value } = PRIZES[one];
  const owner = seats.findIndex(({ trophies }) => trophies.includes(one));
  return owner === -1 ? trophy(CRYSTALS[colour], trophySign(one, locale), value) : trophyWell(CRYSTALS[colour], owner);
};

const ring = (view: View, locale: Locale): Drawing => {
  const say = TEXTS[locale];
  const medals = TROPHIES.map((one, i) => {
    const turn = (i / TROPHIES.length) * 2 * Math.PI - Math.PI / 2;
    const place = { x: MEDAL_RADIUS * Math.cos(turn), y: MEDAL_RADIUS * Math.sin(turn), k: 0.84 };
    return at(place, medal(view, one, locale));
  });
  const centre =
    view.phase === 'over'
      ? label(say.over, { y: 10, size: 34, anchor: 'middle', width: 170 })
      : label(say.round(Math.max(1, view.round)), { y: 2, size: 38, anchor: 'middle', width: 170 }) +
        label(say.of(view.rounds), { className: 'p-text soft', y: 36, size: 24, anchor: 'middle' });
  return circle('p-dim', 216) + circle('p-slab', 102) + circle('p-rim', 99) + medals.join('') + centre;
};

const statusOf = ({ phase, round, rounds }: View, locale: Locale): string => {
  const { over, deal, round: inRound, of } = TEXTS[locale];
  if (phase === 'over') return over;
  return phase === 'deal' ? deal : `${inRound(round)} ${of(rounds)}`;
};

export const painter: BoardPainter<View> = {
  draw: (view, locale) => {
    const outcome = view.end?.outcome;
    const winners = outcome ? winnersOf(outcome) : [];
    const height = Math.min(MAX_STALL_HEIGHT, HEIGHT / view.seats.length);
    const top = (HEIGHT - height * view.seats.length) / 2;
    return {
      board:
        at(RING, ring(view, locale)) +
        view.seats.map((_, seat) => at({ x: STALLS_X, y: top + seat * height }, stallRow(view, seat, height))).join(''),
      status: statusOf(view, locale),
      seats: view.seats.map((_, seat) => ({
        ...(outcome && { score: String(outcome.scores[seat] ?? '') }),
        isAwaited: view.waiting.seats.includes(seat),
        hasWon: winners.includes(seat),
      })),
    };
  },
  emblem: () =>
    at({ x: -50, y: -8, k: 0.9, turn: -9 }, tile('pink')) +
    at({ x: 48, y: -10, k: 0.98, turn: 6 }, tile('green', '2')) +
    at({ x: -24, y: 56, k: 0.27 }, cubes(7)),
  sheets: [],
};
