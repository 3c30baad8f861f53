import type { AnyRules } from '@sesame/kernel';
import type { AnyScreen, GameEntry } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { Inspector } from './Inspector.tsx';

const chosenAtFirst = (games: readonly GameEntry[]): string =>
  new URLSearchParams(location.search).get('game') ?? games[0]?.id ?? '';

interface Loaded {
  readonly entry: GameEntry;
  readonly rules: AnyRules;
  readonly screen: AnyScreen;
}

/** Loads the chosen game, again whenever its files have changed. */
export function App({ games, version }: { readonly games: readonly GameEntry[]; readonly version: number }) {
  const [chosen, setChosen] = useState(() => chosenAtFirst(games));
  const [loaded, setLoaded] = useState<Loaded>();
  const [error, setError] = useState<string>();
  const entry = games.find(({ id }) => id === chosen) ?? games[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the same game is loaded, too
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      if (entry === undefined) return;
      const [rules, screen] = await Promise.all([entry.rules(), entry.screen()]);
      await rules.prepare?.({});
      if (isCurrent) setLoaded({ entry, rules, screen });
      if (isCurrent) setError(undefined);
    };
    load().catch((reason) => isCurrent && setError(String(reason)));
    return () => {
      isCurrent = false;
    };
  }, [entry, version]);

  const choose = (id: string) => {
    history.replaceState(null, '', `?game=${id}`);
    setChosen(id);
  };
  if (error !== undefined) {
    return (
      <main className="inspector-message">
        <h1>The game cannot be loaded</h1>
        <pre className="bad">{error}</pre>
        <p className="soft">Save a file to try again.</p>
      </main>
    );
  }
  if (loaded === undefined || loaded.entry.id !== entry?.id)
    return <main className="inspector-message soft">Loading…</main>;
  return <Inspector key={loaded.entry.id} {...loaded} games={games} version={version} onChoose={choose} />;
}
