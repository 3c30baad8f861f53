/** The games that the page is about, one or more, from `vite-plugin.ts`; built-in games come after them. */
declare module 'virtual:inspected-games' {
  const entries: readonly import('@sesame/ui').GameEntry[];
  export default entries;
}

/** Vite's hot module replacement, as far as it is used here. */
interface ImportMeta {
  readonly hot?: {
    accept(dependency: string, update: (module: Record<string, unknown> | undefined) => void): void;
  };
}
