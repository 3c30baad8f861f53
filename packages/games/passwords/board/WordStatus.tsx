import { Icon } from '@sesame/ui';
import type { Composer } from './composer.ts';

interface WordStatusProps {
  readonly composer: Composer;
  readonly id: string;
  readonly hint: string;
  /** Announce every change. */
  readonly isLive?: boolean;
}

/** Status line of the typed word: what is wrong with it, or what it does. */
export function WordStatus({ composer: { check, refused }, id, hint, isLive = false }: WordStatusProps) {
  const isWrong = check.type === 'fault' || check.type === 'no-safe' || check.type === 'joined';
  return (
    <p
      id={id}
      className={`small pw-hint${isWrong || refused !== undefined ? ' bad' : ' soft'}`}
      aria-live={isLive ? 'polite' : undefined}
    >
      {isWrong && <Icon name="cross" size={16} />}
      <span>{hint}</span>
    </p>
  );
}
