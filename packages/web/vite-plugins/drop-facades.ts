import type { Plugin, Rollup } from 'vite';

/** A chunk that only passes on exports of another: the bundler makes one for each lazily loaded module in a larger chunk. */
const FACADE = /^(?:import"[^"]+";)*export\{([^}]*)\}from"\.\/([^"]+)";?$/;

interface Facade {
  /** The file's name without its folder. */
  readonly name: string;
  readonly target: string;
  /** The target's exports as an object literal, for `(m) => ({ … })`. */
  readonly exports: string;
}

const facadeIn = (bundle: Rollup.OutputBundle, { fileName, code, imports }: Rollup.OutputChunk): Facade | undefined => {
  const [, list = '', target = ''] = FACADE.exec(code.trim()) ?? [];
  const path = imports.find((one) => one.endsWith(`/${target}`));
  const chunk = path === undefined ? undefined : bundle[path];
  // What else it imports for its effects must come with the target, too.
  if (chunk?.type !== 'chunk' || imports.some((one) => one !== path && !chunk.imports.includes(one))) return undefined;
  const exports = list.split(',').map((one) => {
    const [from = '', to = from] = one.trim().split(' as ');
    return `${to}:m.${from}`;
  });
  return { name: fileName.replace(/^.*\//, ''), target, exports: exports.join() };
};

/** Imports lazily loaded modules from the chunks that they are in, which saves a request for each. */
export const dropFacades = (): Plugin => ({
  name: 'drop-facades',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.values(bundle);
      const facades = files.flatMap((file) => (file.type === 'chunk' ? (facadeIn(bundle, file) ?? []) : []));
      const rewrite = (code: string): string =>
        facades.reduce(
          (text, { name, target, exports }) =>
            text
              .replaceAll(`import(\`./${name}\`)`, `import(\`./${target}\`).then(m=>({${exports}}))`)
              .replaceAll(name, target),
          code,
        );
      for (const file of files) {
        if (file.type === 'chunk' && facades.some(({ name }) => file.fileName.endsWith(`/${name}`))) {
          delete bundle[file.fileName];
        } else if (file.type === 'chunk') file.code = rewrite(file.code);
        else if (file.fileName.endsWith('manifest.json')) file.source = rewrite(String(file.source));
      }
    },
  },
});
