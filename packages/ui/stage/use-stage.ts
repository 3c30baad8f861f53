import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { makeStage, type Scene, type StageOptions, type StageUpdate } from './stage.ts';

/**
 * The scene of a match that is played live. `update` must be the same object until the next update; every new one is
 * staged. Remount for another match.
 */
export const useStage = <State>(
  update: StageUpdate<State>,
  { timingOf, tempo, isReduced }: StageOptions,
): Scene<State> & { readonly skip: () => void } => {
  const [stage] = useState(() => makeStage(update.state, { timingOf, tempo, isReduced }));
  const received = useRef(update);
  useLayoutEffect(() => stage.configure({ timingOf, tempo, isReduced }), [stage, timingOf, tempo, isReduced]);
  useLayoutEffect(() => {
    if (received.current === update) return;
    received.current = update;
    stage.receive(update);
  }, [stage, update]);
  useEffect(() => stage.close, [stage]);
  return { ...useSyncExternalStore(stage.subscribe, stage.scene, stage.scene), skip: stage.skip };
};
