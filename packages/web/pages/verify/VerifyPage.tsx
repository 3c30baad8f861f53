import './verify.css';
import { type MatchRecord, prepareFor, type Result, refuse, type Verdict, verify } from '@sesame/kernel';
import { compareWitness, type Witness, type WitnessCheck } from '@sesame/kernel/proofs';
import { Slab } from '@sesame/ui';
import { Link } from 'wouter';
import { gameOf, loadRules } from '../../data/games.ts';
import { findMatch, findRecord } from '../../data/match-source.ts';
import { useQuery } from '../../data/use-query.ts';
import type { NamedSeat } from '../../data/use-seat-names.ts';
import { witnessOf } from '../../data/witness.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { LuckInputs } from './LuckInputs.tsx';
import { VerdictReport } from './VerdictReport.tsx';
import { WitnessReport } from './WitnessReport.tsx';

interface CheckedRecord {
  readonly record: MatchRecord;
  readonly seats: readonly NamedSeat[];
  readonly verdict: Result<Verdict>;
  readonly witness: Witness | undefined;
  readonly checks: readonly WitnessCheck[];
}

/** Verifies every deal of a match in the browser, and explains what that proves. */
export default function VerifyPage({ id }: { readonly id: string }) {
  const texts = useTexts();
  const { data: checked, error } = useQuery<CheckedRecord>(id, async () => {
    const record = await findRecord(id);
    if (!record.ok) return record;
    // The server reveals the luck of finished matches only.
    if (record.value.luck === undefined) return { ok: false, error: { code: 'running', message: texts.replay.notYet } };
    const game = gameOf(record.value.game);
    if (game === undefined) return refuse('no-game', 'This server doesn’t have this game.');
    const rules = await loadRules(game);
    await prepareFor(rules, record.value);
    // A record has names only; the match knows which seats are bots.
    const match = await findMatch(id);
    const seats = match.ok ? match.value.seats : record.value.seats.map((name) => ({ name }));
    const witness = match.ok ? witnessOf(id, match.value.table) : undefined;
    const compared = witness && compareWitness(rules, record.value, witness);
    const checks = compared?.ok ? compared.value : [];
    return { ok: true, value: { record: record.value, seats, verdict: verify(rules, record.value), witness, checks } };
  });
  if (error !== undefined) return <ErrorPage text={refusalText(texts, error)} />;
  if (checked === undefined) return <LoadingPage />;
  const { record, seats, verdict, witness, checks } = checked;
  return (
    <Page title={texts.verify.title} className="stack verify">
      <h1>{texts.verify.title}</h1>
      <VerdictReport verdict={verdict} />
      <WitnessReport {...{ witness, checks, seats }} game={record.game} />
      <div className="columns even">
        <Slab as="section" className="stack close">
          <h2>{texts.verify.proves}</h2>
          <p className="soft">{texts.verify.provesText}</p>
        </Slab>
        <Slab as="section" className="stack close">
          <h2>{texts.verify.doesNotProve}</h2>
          <p className="soft">{texts.verify.doesNotProveText}</p>
        </Slab>
      </div>
      {record.luck && <LuckInputs luck={record.luck} game={record.game} seats={seats} />}
      <p>
        <Link href={`/matches/${id}`} className="link">
          {texts.table.toMatch}
        </Link>
      </p>
    </Page>
  );
}
