import type { CrystalColour } from '@sesame/ui';
import type { Colour } from '../rules/state.ts';

/** The crystal drawn for each colour. */
export const CRYSTALS: Readonly<Record<Colour, CrystalColour>> = { o: 'orange', g: 'green', p: 'pink', b: 'blue' };
