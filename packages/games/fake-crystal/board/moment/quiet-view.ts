import type { View } from '../../rules/state.ts';

/** The view while an event is shown: nobody is asked for anything. */
export const quietView = (view: View): View => ({ ...view, waiting: { for: 'nothing', seats: [] }, may: {} });
