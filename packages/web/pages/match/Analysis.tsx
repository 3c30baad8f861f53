import { type AnyScreen, Slab } from '@sesame/ui';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { findRecord } from '../../data/match-source.ts';
import { useQuery } from '../../data/use-query.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { Loading } from '../../shell/LoadingPage.tsx';

/** The game's analysis of a finished match. */
export function Analysis(props: {
  readonly match: string;
  /** Localised, as shown on the board. */
  readonly names: readonly string[];
  readonly View: NonNullable<AnyScreen['Analysis']>;
}) {
  const { match, names, View } = props;
  const texts = useTexts();
  const { data: record, error } = useQuery(match, () => findRecord(match));
  const named = useMemo(() => record && { ...record, seats: names }, [record, names]);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Slab as="section" id="match-analysis" className="stack match-analysis" aria-labelledby="analysis">
      <h2 id="analysis" ref={top}>
        {texts.match.analysis}
      </h2>
      {record === undefined && error === undefined && <Loading />}
      {error && <p className="bad">{refusalText(texts, error)}</p>}
      {named && (
        <Suspense fallback={<Loading />}>
          <View record={named} />
        </Suspense>
      )}
    </Slab>
  );
}
