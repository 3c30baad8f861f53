import type { Seat } from '@sesame/kernel';
// #if hidden
import { isChoosing } from './favour.ts';
// #endif
import { outcome } from './score.ts';
// #if chance
import { isDealDue } from './setup.ts';
// #endif
import { COLOURS, type Colour, type Move, type PlayerView, type State, type View } from './state.ts';

/** Whether seats may act: the match runs, and nothing has to come first. */
const isTurnDue = (state: State): boolean => {
  // #if chance
  if (isDealDue(state)) return false;
  // #endif
  // #if hidden
  if (isChoosing(state)) return false;
  // #endif
  return outcome(state) === undefined;
};

/** What a seat may do on its turn. */
export const mayOf = (state: State, seat: Seat): View['may'] => {
  const player = state.players[seat];
  if (player === undefined || state.turn !== seat || !isTurnDue(state)) return [];
  const canSwap = player.swaps > 0 && player.crystals.some((own) => state.market.some((other) => other !== own));
  const canClaim = player.claim === undefined && freeClaims(state.players).length > 0;
  return ['take', ...(canSwap ? (['swap'] as const) : []), ...(canClaim ? (['claim'] as const) : [])];
};

/** XX6: the colours that nobody has claimed. */
export const freeClaims = (players: readonly Pick<PlayerView, 'claim'>[]): readonly Colour[] =>
  COLOURS.filter((colour) => players.every(({ claim }) => claim !== colour));

/** All moves of a turn, worked out from what the player sees. Bots choose among them. */
export const movesOf = ({ market, players, may }: View, seat: Seat): readonly Move[] => {
  const crystals = players[seat]?.crystals ?? [];
  const takes = market.map((_, place): Move => ({ type: 'take', place }));
  const swaps = crystals.flatMap((gave, own) =>
    market.flatMap((got, place): readonly Move[] => (gave === got ? [] : [{ type: 'swap', own, place }])),
  );
  const claims = freeClaims(players).map((colour): Move => ({ type: 'claim', colour }));
  return [
    ...(may.includes('take') ? takes : []),
    ...(may.includes('swap') ? swaps : []),
    ...(may.includes('claim') ? claims : []),
  ];
};
