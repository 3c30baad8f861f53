import Type, { type Static } from 'typebox';

/** Moves decided ahead. Only whoever sits at the seat hears of them. */
export const SetPlan = Type.Object(
  { plan: Type.Unknown({ description: 'As the game describes it.' }) },
  { additionalProperties: false },
);
export type SetPlan = Static<typeof SetPlan>;

export const MatchPlan = Type.Object({
  state: Type.Union([Type.Literal('none'), Type.Literal('stands'), Type.Literal('done'), Type.Literal('unfit')], {
    description: 'Whether there is one, it was carried out, or it did not fit what happened.',
  }),
  plan: Type.Optional(Type.Unknown()),
});
export type MatchPlan = Static<typeof MatchPlan>;
