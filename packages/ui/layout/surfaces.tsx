import type { ElementType, ReactNode } from 'react';

interface SurfaceProps {
  readonly as?: ElementType;
  readonly className?: string;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly children?: ReactNode;
}

/** A raised surface that groups content. Slabs are not nested. */
export function Slab(props: SurfaceProps) {
  return <Surface name="slab" {...props} />;
}

/** A recess in a slab. */
export function Well(props: SurfaceProps) {
  return <Surface name="well" {...props} />;
}

/** A column with 16 px gaps. */
export function Stack(props: SurfaceProps) {
  return <Surface name="stack" {...props} />;
}

function Surface({ as: Tag = 'div', name, className, ...rest }: SurfaceProps & { readonly name: string }) {
  return <Tag className={className ? `${name} ${className}` : name} {...rest} />;
}
