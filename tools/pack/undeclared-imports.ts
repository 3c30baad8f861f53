import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { readManifest } from './workspace.ts';

const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\bimport\.meta\.resolve\()\s*['"]([^'"\n]+)['"]/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The package that an import names; undefined for files and for modules of Node. */
const packageNamed = (specifier: string): string | undefined => {
  if (/^[./#]|^virtual:/.test(specifier) || isBuiltin(specifier)) return undefined;
  return /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?=\/|$)/.exec(specifier)?.[0];
};

/** Packages that shipped code or its types import, though nothing makes sure that they are installed. */
export const undeclaredImports = (staged: string, isOptional: (name: string) => boolean): readonly string[] => {
  const { name, dependencies = {}, peerDependencies = {} } = readManifest(staged);
  const declared = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const faults = globSync('**/*.{js,ts,tsx}', {
    cwd: staged,
    exclude: (path) => /\/(dist|templates)$/.test(path),
  }).flatMap((file) => {
    const code = readFileSync(join(staged, file), 'utf8').replace(COMMENT, '');
    const found = [...code.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
      const imported = packageNamed(specifier);
      return imported === undefined || declared.has(imported) || isOptional(imported) ? [] : [imported];
    });
    return [...new Set(found)].map((imported) => `${file} imports ${imported}`);
  });
  return faults;
};
