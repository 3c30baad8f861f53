import { ProgressBar } from 'react-aria-components/ProgressBar';

/** A progress bar from 0 to 1; indeterminate without a value. */
export function Progress({ label, value }: { readonly label: string; readonly value?: number | undefined }) {
  const share = value === undefined ? { isIndeterminate: true } : { value: value * 100 };
  return (
    <ProgressBar {...share} aria-label={label} className="progress">
      <i style={value === undefined ? {} : { width: `${value * 100}%` }} />
      <span className="soft tiny">{label}</span>
    </ProgressBar>
  );
}
