import type { Tournament } from '@sesame/protocol';
import { Slab, useMessages } from '@sesame/ui';
import { tournamentTexts } from '../../locales/tournaments/texts.ts';

/** Explains the tie-breaks. */
export function TieBreaks({ tournament: { format, tieBreaks } }: { readonly tournament: Tournament }) {
  const say = useMessages(tournamentTexts);
  return (
    <Slab as="section" className="stack close" aria-labelledby="tie-breaks">
      <h2 id="tie-breaks">{say.tieBreaks}</h2>
      <p className="soft small">{format === 'tables' ? say.pointsTables : say.pointsTwo}</p>
      <p className="soft small">{say.tieText}</p>
      <ol className="tie-breaks soft small">
        {tieBreaks.map((kind) => (
          <li key={kind}>{say[kind]}</li>
        ))}
      </ol>
      <p className="soft small">{say.shared}</p>
    </Slab>
  );
}
