import './plan.css';
import { seatsOf } from '@sesame/kernel';
import { Button, type PlanProps, SliderField, SwitchField, useMessages } from '@sesame/ui';
import { useState } from 'react';
import type { Order, Plan } from '../../rules/plan.ts';
import type { View } from '../../rules/state.ts';
import { stallTexts } from '../stall-texts.ts';
import { OrderForm } from './OrderForm.tsx';
import { planTexts } from './texts.ts';

/** Limit of the plan schema. */
const MAX_ORDERS = 8;
/** Price sliders go at least up to this, even when purses are almost empty. */
const MIN_SLIDER_MAX = 12;
const DEFAULT_ORDER: Order = { do: 'buy', price: 4, claim: 12 };

/** Editor for a plan: buy and bank orders for one round. Remounted each round, so the form starts over. */
export default function PlanEditor(props: PlanProps<View>) {
  return <RoundPlanEditor key={props.view.round} {...props} />;
}

/** An order with a React key. */
interface KeyedOrder {
  readonly id: number;
  readonly order: Order;
}

function RoundPlanEditor({ view, seat, plan, onSave }: PlanProps<View>) {
  const say = useMessages(planTexts);
  const { credits } = useMessages(stallTexts);
  const { round, seats, options } = view;
  const [saved] = useState(() => {
    const stored = plan as Plan | undefined;
    return stored?.round === round ? stored : undefined;
  });
  const [orders, setOrders] = useState<readonly KeyedOrder[]>(() =>
    (saved?.wishes ?? [DEFAULT_ORDER]).map((order, id) => ({ id, order })),
  );
  const [trophies, setTrophies] = useState(saved?.claim ?? false);
  const [passes, setPasses] = useState(saved?.pass ?? false);
  const [sellAt, setSellAt] = useState(saved?.sellAt);
  const maxPrice = Math.max(MIN_SLIDER_MAX, ...seats.map(({ purse }) => purse));
  const sellers = seatsOf(seats.length).filter((one) => one !== seat);
  const mayPass = options.power !== 'spy' && options.power !== 'negotiator';
  const isEmpty = orders.length === 0 && !trophies && !passes && sellAt === undefined;
  const save = () =>
    onSave?.({
      round,
      wishes: orders.map(({ order }) => order),
      ...(trophies && { claim: true }),
      ...(passes && { pass: true }),
      ...(sellAt !== undefined && { sellAt }),
    } satisfies Plan);

  return (
    <div className="fake-plan stack">
      <p className="small soft">{say.text(round)}</p>
      {orders.map(({ id, order }, i) => (
        <OrderForm
          key={id}
          number={i + 1}
          {...{ order, sellers, maxPrice }}
          onChange={(next) => setOrders(orders.with(i, { id, order: next }))}
          onRemove={() => setOrders(orders.toSpliced(i, 1))}
        />
      ))}
      <div className="line">
        <Button
          tight
          icon="plus"
          isDisabled={orders.length >= MAX_ORDERS}
          onPress={() =>
            setOrders([...orders, { id: 1 + Math.max(-1, ...orders.map(({ id }) => id)), order: DEFAULT_ORDER }])
          }
        >
          {say.add}
        </Button>
        {orders.length > 1 && <span className="small soft grow">{say.priority}</span>}
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
        <SliderField label={say.sellAt} value={sellAt} min={0} max={maxPrice} format={credits} onChange={setSellAt} />
      )}
      <Button variant="primary" isDisabled={isEmpty || !onSave} onPress={save}>
        {say.save}
      </Button>
    </div>
  );
}
