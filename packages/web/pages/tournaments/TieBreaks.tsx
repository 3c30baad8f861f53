import type { Tournament, TournamentFormat } from '@sesame/protocol';
import { Slab, useMessages } from '@sesame/ui';
import type { TournamentTexts } from '../../locales/tournaments/en.ts';
import { tournamentTexts } from '../../locales/tournaments/texts.ts';

/** Explains the tie-breaks. */
export function TieBreaks({ tournament: { format, tieBreaks } }: { readonly tournament: Tournament }) {
  const say = useMessages(tournamentTexts);
  return (
    <Slab as="section" className="stack close" aria-labelledby="tie-breaks">
      <h2 id="tie-breaks">{say.tieBreaks}</h2>
      <p className="soft small">{pointsOf(say, format)}</p>
      {tieBreaks.length > 0 && (
        <>
          <p className="soft small">{say.tieText}</p>
          <ol className="tie-breaks soft small">
            {tieBreaks.map((kind) => (
              <li key={kind}>{say[kind]}</li>
            ))}
          </ol>
          <p className="soft small">{say.shared}</p>
        </>
      )}
    </Slab>
  );
}

/** What a match is worth. */
const pointsOf = (say: TournamentTexts, format: TournamentFormat): string => {
  switch (format) {
    case 'robin':
    case 'swiss':
      return say.pointsTwo;
    case 'tables':
      return say.pointsTables;
    case 'knockout':
      return say.pointsKnockout;
    case 'arena':
      return say.pointsArena;
  }
};
