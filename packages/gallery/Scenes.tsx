import type { ReactNode } from 'react';

/** All scenes of a game with their names, or only the one named `only`. */
export function Scenes<Scene>(props: {
  readonly prefix: string;
  readonly scenes: Readonly<Record<string, Scene>>;
  readonly only: string | null;
  readonly draw: (scene: Scene) => ReactNode;
}) {
  const { prefix, scenes, only, draw } = props;
  return (
    <div className="states">
      {Object.entries(scenes)
        .filter(([name]) => only === null || name === only)
        .map(([name, scene]) => (
          <article key={name} className="state" id={`${prefix}-${name}`}>
            <h2>{name}</h2>
            {draw(scene)}
          </article>
        ))}
    </div>
  );
}
