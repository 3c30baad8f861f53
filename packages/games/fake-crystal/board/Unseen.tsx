import { Crystal, Disclosure, makeMessages, useLocale, useMessages } from '@sesame/ui';
import { COLOURS, type Colour, KINDS } from '../rules/state.ts';
import { backName, CRYSTALS } from './names.ts';
import { useTable } from './table.ts';

/** An aid for those who count: what the viewer has never seen, and the backs that were set aside. */
export function Unseen() {
  const { view } = useTable();
  const say = useMessages(words);
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

const words = makeMessages({
  en: {
    title: 'What is still unseen',
    kinds: { 1: '6', 2: '12', 3: '18', f: 'fake' },
    aside: 'aside',
    note: 'How many tiles of each value you have never seen. Aside: backs of tiles that nobody drew.',
  },
  fr: {
    title: 'Ce qui reste à voir',
    kinds: { 1: '6', 2: '12', 3: '18', f: 'faux' },
    aside: 'écart',
    note: 'Combien de tuiles de chaque valeur vous n’avez jamais vues. Écart : les dos des tuiles que personne n’a piochées.',
  },
  nl: {
    title: 'Wat nog niet gezien is',
    kinds: { 1: '6', 2: '12', 3: '18', f: 'vals' },
    aside: 'weg',
    note: 'Hoeveel tegels van elke waarde je nooit gezien hebt. Weg: ruggen van tegels die niemand trok.',
  },
});
