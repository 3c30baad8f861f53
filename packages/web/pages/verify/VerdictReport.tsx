import type { Result, Verdict } from '@sesame/kernel';
import { Icon, Slab, useMessages } from '@sesame/ui';
import { useTexts } from '../../locales/texts.tsx';
import { undoTexts } from '../../locales/undo/texts.ts';

/** The result of the verification: a summary, then every deal. */
export function VerdictReport({ verdict }: { readonly verdict: Result<Verdict> }) {
  const { verify: say } = useTexts();
  const undo = useMessages(undoTexts);
  if (!verdict.ok) return <VerdictBanner good={false} title={say.impossible} text={verdict.error.message} />;
  const { deals, honest, committed, taken } = verdict.value;
  const also = taken > 0 ? ` ${undo.copiedMoves(taken)}` : '';
  const seal = `${committed ? say.committed : say.notCommitted}${also}`;
  if (deals.length === 0 && honest) {
    return taken > 0 ? (
      <VerdictBanner good title={undo.noDealsAfter} text={seal} />
    ) : (
      <VerdictBanner good title={say.none} text={`${say.noneText} ${seal}`} />
    );
  }
  return (
    <>
      <VerdictBanner
        good={honest}
        title={honest ? say.honest : say.mismatch}
        text={honest ? `${say.honestText(deals.length)} ${seal}` : seal}
      />
      <ol className="verify-deals small">
        {deals.map(({ ply, same }) => (
          <li key={ply} className={same ? 'good' : 'bad'}>
            <Icon name={same ? 'check' : 'cross'} size={16} />
            {say.deal(ply)}: {same ? say.matches : say.differs}
          </li>
        ))}
      </ol>
    </>
  );
}

function VerdictBanner({
  good,
  title,
  text,
}: {
  readonly good: boolean;
  readonly title: string;
  readonly text: string;
}) {
  return (
    <Slab as="section" className="verify-finding">
      <span className={good ? 'good' : 'bad'}>
        <Icon name={good ? 'check' : 'warning'} size={36} />
      </span>
      <div>
        <h2>{title}</h2>
        <p className="soft">{text}</p>
      </div>
    </Slab>
  );
}
