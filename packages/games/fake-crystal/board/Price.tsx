import { Cube, Cubes, Picture, PowerToken } from '@sesame/ui';
import type { Price as PriceOf } from '../rules/state.ts';
import { useBoard } from './board-context.ts';

/** Price below a column: cubes and their sum, or the token. */
export function Price(props: {
  readonly price: PriceOf;
  readonly size?: number;
  /** Limit of cubes drawn side by side. */
  readonly most?: number;
}) {
  const { price, size = 18, most = 5 } = props;
  const { power } = useBoard().view.options;
  return (
    <span className="price" aria-hidden="true">
      {price === 'token' ? (
        <Picture width={26}>
          <PowerToken power={power} isActive />
        </Picture>
      ) : (
        <>
          {price > 0 && <Cubes sum={price} size={size} most={most} />}
          <Picture width={size} className="one-cube">
            <Cube kind="gold" />
          </Picture>
          <b>{price}</b>
        </>
      )}
    </span>
  );
}
