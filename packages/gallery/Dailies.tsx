import type { GameEntry } from '@sesame/ui';
import { Suspense, use } from 'react';
import { GAMES } from '../registry/screens.ts';
import { DailyScene } from './DailyScene.tsx';
import { Scenes } from './Scenes.tsx';

const load = async ({ daily, screen }: GameEntry) => {
  const [rules, page] = await Promise.all([daily?.(), screen().then((one) => one.daily?.())]);
  return rules && page && <DailyScene daily={rules} screen={page} />;
};

const SCENES = Object.fromEntries(GAMES.filter(({ daily }) => daily).map((game) => [game.id, load(game)]));

/** The daily puzzle of every game that has one. */
export function Dailies({ only }: { readonly only: string | null }) {
  return (
    <Suspense>
      <Scenes prefix="daily" scenes={SCENES} only={only} draw={(scene) => <Loaded scene={scene} />} />
    </Suspense>
  );
}

function Loaded({ scene }: { readonly scene: ReturnType<typeof load> }) {
  return use(scene);
}
