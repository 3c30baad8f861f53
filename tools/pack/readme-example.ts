/** The first example in a README, and the kind of file that it is. */
export const exampleIn = (readme: string): { readonly code: string; readonly kind: 'ts' | 'tsx' } => {
  const [, kind, code] = /^```(tsx?)\n([\s\S]*?)^```$/m.exec(readme) ?? [];
  if (code === undefined) throw new Error('The README has no example.');
  return { code, kind: kind === 'tsx' ? 'tsx' : 'ts' };
};
