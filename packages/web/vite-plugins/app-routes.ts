/** A lazily loaded page: `const Name = lazy(() => import('…'))`, or with a loader that has a name. */
const IMPORT = /const (\w+) = (?:lazy\()?\(\) => import\('([^']+)'\)/g;
const LAZY = /const (\w+) = lazy\((\w+)\)/g;
/** A route and what it shows, up to the next. */
const ROUTE = /<Route path="([^"]+)">([\s\S]*?)<\/Route>/g;
const COMPONENT = /<(\w+)/;

/** The routes of `App.tsx` and the modules of their pages; those of the first load are left out. */
export const routesIn = (source: string): ReadonlyMap<string, string> => {
  const modules = new Map([...source.matchAll(IMPORT)].map(([, name = '', path = '']) => [name, path]));
  for (const [, page = '', loader = ''] of source.matchAll(LAZY)) {
    const path = modules.get(loader);
    if (path !== undefined) modules.set(page, path);
  }
  return new Map(
    [...source.matchAll(ROUTE)].flatMap(([, path = '', shown = '']) => {
      const page = modules.get(COMPONENT.exec(shown)?.[1] ?? '');
      return page === undefined ? [] : [[path, page] as const];
    }),
  );
};
