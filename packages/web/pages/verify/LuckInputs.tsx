import type { RecordedLuck } from '@sesame/kernel';
import { type NamedSeat, useSeatNames } from '../../data/use-seat-names.ts';
import { useTexts } from '../../locales/texts.tsx';

/** The inputs of the deals, to recompute them elsewhere. */
export function LuckInputs(props: {
  readonly luck: RecordedLuck;
  readonly game: string;
  readonly seats: readonly NamedSeat[];
}) {
  const { luck, game, seats } = props;
  const { verify: say } = useTexts();
  const names = useSeatNames(game, seats);
  return (
    <dl className="panel verify-luck small">
      <dt>{say.fingerprint}</dt>
      <dd>
        <code>{luck.commitment}</code>
      </dd>
      <dt>{say.secret}</dt>
      <dd>
        <code>{luck.secret}</code>
      </dd>
      <dt>{say.contributions}</dt>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are identified by index
        <dd key={seat}>
          {name}:{' '}
          {luck.contributions[seat] ? (
            <code>{luck.contributions[seat]}</code>
          ) : (
            <span className="soft">{say.noContribution}</span>
          )}
        </dd>
      ))}
    </dl>
  );
}
