import { Crystal, Disclosure, makeTexts, useLocale, useMessages } from '@sesame/ui';
import { COLOURS, type Colour, KINDS } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { CRYSTALS } from './crystal-colours.ts';
import { backName } from './piece-names.ts';

/** Counting aid: tiles the viewer has never seen, and set-aside backs (FC33). */
export function UnseenTiles() {
  const { view } = useBoard();
  const say = useMessages(unseenTexts);
  const locale = useLocale();
  const aside = (colour: Colour) => view.aside.filter((tile) => tile?.colour === colour).length;
  return (
    <Disclosure className="unseen-tiles small" title={say.title}>
      <table>
        <thead className="soft">
          <tr>
            <td />
            {KINDS.map((kind) => (
              <th key={kind} scope="col">
                {say.kinds[kind]}
              </th>
            ))}
            <th scope="col">{say.aside}</th>
          </tr>
        </thead>
        <tbody>
          {COLOURS.map((colour) => (
            <tr key={colour}>
              <th scope="row">
                <Crystal colour={CRYSTALS[colour]} size={18} glow={false} label={backName(colour, locale)} />
              </th>
              {KINDS.map((kind) => (
                <td key={kind}>{view.unseen[colour][kind]}</td>
              ))}
              <td className="soft">{aside(colour)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft tiny">{say.note}</p>
    </Disclosure>
  );
}

const unseenTexts = makeTexts({
  en: {
    title: 'Unseen tiles',
    kinds: { 1: '6', 2: '12', 3: '18', f: 'fake' },
    aside: 'aside',
    note: 'The number of tiles of each value you haven’t seen yet. Aside: tiles left out of this match, face down.',
  },
  fr: {
    title: 'Tuiles jamais vues',
    kinds: { 1: '6', 2: '12', 3: '18', f: 'faux' },
    aside: 'écartées',
    note: 'Le nombre de tuiles de chaque valeur que vous n’avez pas encore vues. Écartées : les tuiles hors jeu, face cachée.',
  },
  nl: {
    title: 'Nog niet geziene tegels',
    kinds: { 1: '6', 2: '12', 3: '18', f: 'vals' },
    aside: 'weggelegd',
    note: 'Het aantal tegels van elke waarde dat je nog niet gezien hebt. Weggelegd: tegels die dicht buiten het spel liggen.',
  },
});
