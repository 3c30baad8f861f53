import './plan.css';
import { seatsOf } from '@sesame/kernel';
import { Button, type PlanProps, SliderField, SwitchField, useMessages } from '@sesame/ui';
import { useState } from 'react';
import type { Plan as PlanOf, Wish } from '../../rules/plan.ts';
import type { View } from '../../rules/state.ts';
import { messages } from '../messages.ts';
import { WishForm } from './WishForm.tsx';
import { planning } from './words.ts';

/** The most wishes that a plan has. */
const MOST = 8;
/** As many credits as one slider can show. */
const LEAST_RANGE = 12;
const FIRST: Wish = { do: 'buy', price: 4, claim: 12 };

/** Wishes for one round, with the prices that they may cost. */
export default function Plan(props: PlanProps<View>) {
  return <Planning key={props.view.round} {...props} />;
}

/** A wish with a name of its own, so that a list of them can be changed. */
interface Named {
  readonly id: number;
  readonly wish: Wish;
}

function Planning({ view, seat, plan, onSave }: PlanProps<View>) {
  const say = useMessages(planning);
  const { credits } = useMessages(messages);
  const { round, seats, options } = view;
  const [made] = useState(() => {
    const stands = plan as PlanOf | undefined;
    return stands?.round === round ? stands : undefined;
  });
  const [wishes, setWishes] = useState<readonly Named[]>(() =>
    (made?.wishes ?? [FIRST]).map((wish, id) => ({ id, wish })),
  );
  const [trophies, setTrophies] = useState(made?.claim ?? false);
  const [passes, setPasses] = useState(made?.pass ?? false);
  const [sellAt, setSellAt] = useState(made?.sellAt);
  const most = Math.max(LEAST_RANGE, ...seats.map(({ purse }) => purse));
  const sellers = seatsOf(seats.length).filter((one) => one !== seat);
  const mayPass = options.power !== 'spy' && options.power !== 'negotiator';
  const isEmpty = wishes.length === 0 && !trophies && !passes && sellAt === undefined;
  const save = () =>
    onSave?.({
      round,
      wishes: wishes.map(({ wish }) => wish),
      ...(trophies && { claim: true }),
      ...(passes && { pass: true }),
      ...(sellAt !== undefined && { sellAt }),
    } satisfies PlanOf);

  return (
    <div className="fake-plan stack">
      <p className="small soft">{say.text(round)}</p>
      {wishes.map(({ id, wish }, i) => (
        <WishForm
          key={id}
          number={i + 1}
          {...{ wish, sellers, most }}
          onChange={(next) => setWishes(wishes.with(i, { id, wish: next }))}
          onRemove={() => setWishes(wishes.toSpliced(i, 1))}
        />
      ))}
      <div className="line">
        <Button
          tight
          icon="plus"
          isDisabled={wishes.length >= MOST}
          onPress={() => setWishes([...wishes, { id: 1 + Math.max(-1, ...wishes.map(({ id }) => id)), wish: FIRST }])}
        >
          {say.add}
        </Button>
        {wishes.length > 1 && <span className="small soft grow">{say.priority}</span>}
      </div>
      <SwitchField label={say.trophies} value={trophies} onChange={setTrophies} />
      {mayPass && <SwitchField label={say.pass} value={passes} onChange={setPasses} />}
      {options.power === 'negotiator' && (
        <SwitchField
          label={say.sell}
          hint={say.sellHint}
          value={sellAt !== undefined}
          onChange={(isOn) => setSellAt(isOn ? 6 : undefined)}
        />
      )}
      {sellAt !== undefined && (
        <SliderField label={say.sellAt} value={sellAt} min={0} max={most} format={credits} onChange={setSellAt} />
      )}
      <Button variant="primary" isDisabled={isEmpty || !onSave} onPress={save}>
        {say.save}
      </Button>
    </div>
  );
}
