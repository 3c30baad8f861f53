import 'react';

/** Styles may set custom properties; the style sheets read them. */
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
