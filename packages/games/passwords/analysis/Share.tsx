import { useLocale } from '@sesame/ui';
import { percent } from './percent.ts';

/** A share as a percentage and a bar. */
export function Share({ share }: { readonly share: number | undefined }) {
  const locale = useLocale();
  if (share === undefined) return '–';
  return (
    <span className="share">
      <span className={share === 1 ? 'brass' : undefined}>{percent(share, locale)}</span>
      <i style={{ '--share': `${share * 100}%` }} />
    </span>
  );
}
