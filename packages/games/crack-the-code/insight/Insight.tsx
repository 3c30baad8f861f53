import './insight.css';
import { type InsightProps, useMessages, useName } from '@sesame/ui';
import type { View } from '../rules/state.ts';
import { CodeCloudPicture } from './CodeCloudPicture.tsx';
import { insightTexts } from './texts.ts';
import { useCodeCloud } from './use-code-cloud.ts';

/** The codes that each player can still find, guess by guess. */
export function Insight({ view }: InsightProps<View>) {
  const say = useMessages(insightTexts);
  const name = useName();
  if (view.phase === 'hide') return <p className="soft">{say.beforeGuessing}</p>;
  return (
    <div className="stack crack-insight">
      <p className="soft small">{say.lead}</p>
      {view.seats.map(({ guesses }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <section key={seat} className="stack close">
          <h3>{say.title(name(seat))}</h3>
          <Cloud options={view.options} guesses={guesses} />
        </section>
      ))}
    </div>
  );
}

/** The cloud after these guesses, and how it shrank. */
export function Cloud({ options, guesses }: Pick<View, 'options'> & Pick<View['seats'][0], 'guesses'>) {
  const say = useMessages(insightTexts);
  const cloud = useCodeCloud(options, guesses);
  if (cloud === undefined) return <p className="soft small">{say.counting}</p>;
  return (
    <>
      <CodeCloudPicture cloud={cloud} />
      <p className="number">{cloud.left.map(say.count).join(' → ')}</p>
    </>
  );
}
