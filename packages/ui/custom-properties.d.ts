import 'react';

/** Allows CSS custom properties in `style`. */
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
