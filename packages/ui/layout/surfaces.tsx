import type { ElementType, ReactNode } from 'react';

interface SurfaceProps {
  readonly as?: ElementType;
  readonly className?: string;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly children?: ReactNode;
}

/** Stands out from the wall: what belongs together lies on one slab. No slab on a slab. */
export function Slab(props: SurfaceProps) {
  return <Surface name="slab" {...props} />;
}

/** Cut into a slab. */
export function Well(props: SurfaceProps) {
  return <Surface name="well" {...props} />;
}

/** One under another, 16 px apart. */
export function Stack(props: SurfaceProps) {
  return <Surface name="stack" {...props} />;
}

function Surface({ as: Tag = 'div', name, className, ...rest }: SurfaceProps & { readonly name: string }) {
  return <Tag className={className ? `${name} ${className}` : name} {...rest} />;
}
