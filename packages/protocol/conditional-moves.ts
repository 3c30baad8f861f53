import Type, { type Static } from 'typebox';

/** Conditional moves. Visible only to the player who set them. */
export const SetPlan = Type.Object(
  { plan: Type.Unknown({ description: 'In the format of the game.' }) },
  { additionalProperties: false },
);
export type SetPlan = Static<typeof SetPlan>;

export const MatchPlan = Type.Object({
  state: Type.Union([Type.Literal('none'), Type.Literal('stands'), Type.Literal('done'), Type.Literal('unfit')], {
    description: 'No plan, active, carried out, or dropped because it no longer fits.',
  }),
  plan: Type.Optional(Type.Unknown()),
});
export type MatchPlan = Static<typeof MatchPlan>;
