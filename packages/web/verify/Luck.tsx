import type { RecordedLuck } from '@sesame/kernel';
import { useWords } from '../messages/words.tsx';

/** What the deals were drawn from, for whoever wants to compute them elsewhere. */
export function Luck({ luck, seats }: { readonly luck: RecordedLuck; readonly seats: readonly string[] }) {
  const { verify: say } = useWords();
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
      {seats.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <dd key={seat}>
          {name}:{' '}
          {luck.contributions[seat] ? (
            <code>{luck.contributions[seat]}</code>
          ) : (
            <span className="soft">{say.nothing}</span>
          )}
        </dd>
      ))}
    </dl>
  );
}
