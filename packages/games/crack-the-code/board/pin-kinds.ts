import type { PinKind } from '@sesame/ui';
import type { Pins } from '../rules/state.ts';

/** One pin or hole per place, black pins first. */
export const kindsOf = ({ black, white }: Pins, positions: number): readonly PinKind[] =>
  Array.from({ length: positions }, (_, i) => (i < black ? 'black' : i < black + white ? 'white' : 'none'));
