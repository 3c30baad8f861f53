import type { ElementType, ReactNode } from 'react';

interface StoneProps {
  readonly as?: ElementType;
  readonly className?: string;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly children?: ReactNode;
}

/** Stands out from the wall: what belongs together lies on one slab. No slab on a slab. */
export function Slab(props: StoneProps) {
  return <Stone name="slab" {...props} />;
}

/** Cut into a slab. */
export function Well(props: StoneProps) {
  return <Stone name="well" {...props} />;
}

/** One under another, 16 px apart. */
export function Stack(props: StoneProps) {
  return <Stone name="stack" {...props} />;
}

function Stone({ as: Tag = 'div', name, className, ...rest }: StoneProps & { readonly name: string }) {
  return <Tag className={className ? `${name} ${className}` : name} {...rest} />;
}
