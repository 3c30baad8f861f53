import { ProgressBar } from 'react-aria-components/ProgressBar';

/** How far something is, from 0 to 1; without a value it is only known to be under way. */
export function Progress({ label, value }: { readonly label: string; readonly value?: number | undefined }) {
  const share = value === undefined ? { isIndeterminate: true } : { value: value * 100 };
  return (
    <ProgressBar {...share} aria-label={label} className="progress">
      <i style={value === undefined ? {} : { width: `${value * 100}%` }} />
      <span className="soft tiny">{label}</span>
    </ProgressBar>
  );
}
