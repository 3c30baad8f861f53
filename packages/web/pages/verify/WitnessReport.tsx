import type { Witness, WitnessCheck } from '@sesame/kernel/proofs';
import { Icon, Slab, useMessages } from '@sesame/ui';
import { type NamedSeat, useSeatNames } from '../../data/use-seat-names.ts';
import { witnessTexts } from '../../locales/witness/texts.ts';

/** The record compared with what this browser saw and sent while the match was played. */
export function WitnessReport(props: {
  readonly witness: Witness | undefined;
  readonly checks: readonly WitnessCheck[];
  readonly game: string;
  readonly seats: readonly NamedSeat[];
}) {
  const { witness, checks, game, seats } = props;
  const say = useMessages(witnessTexts);
  const names = useSeatNames(game, seats);
  const labelOf = (check: WitnessCheck): string =>
    'seat' in check ? say[check.what](names[check.seat] ?? '') : say[check.what];
  const isSame = checks.every(({ same }) => same);
  return (
    <Slab as="section" className={`stack close${isSame ? '' : ' verify-alarm'}`}>
      <h2>{say.title}</h2>
      {witness === undefined || checks.length === 0 ? (
        <p className="soft">{say.nothing}</p>
      ) : (
        <>
          <p className={isSame ? 'soft' : 'bad'} role={isSame ? undefined : 'alert'}>
            {isSame ? say.same : say.different}
          </p>
          <ul className="verify-deals small">
            {checks.map((check) => (
              <li key={labelOf(check)} className={check.same ? 'good' : 'bad'}>
                <Icon name={check.same ? 'check' : 'cross'} size={16} />
                {labelOf(check)}: {check.same ? say.matches : say.differs}
              </li>
            ))}
          </ul>
          {witness.draws.length > 1 && <p className="bad">{say.repeated(witness.draws.length - 1)}</p>}
          {witness.draws.length === 0 && <p className="soft">{say.leftOut}</p>}
          <p>
            <a
              href={`data:application/json,${encodeURIComponent(JSON.stringify(witness, null, 2))}`}
              download="seen.json"
              className="small"
            >
              {say.download}
            </a>
          </p>
        </>
      )}
    </Slab>
  );
}
