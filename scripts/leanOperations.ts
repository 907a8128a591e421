import type { Plugin } from 'vite';

/** Declarations of operations, in the product's own folder. */
const declarations = /\/operations\/\w+\.ts$/;

/** A property on a line of its own whose value is one string. */
const described = /^\s*(?:summary|description):\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),\n/gm;

/** The source without the texts of the OpenAPI document, which only the server writes. */
export const withoutTexts = (source: string): string => source.replace(described, '');

/** Leaves the texts of the OpenAPI document out of the scripts of the site. */
export const leanOperations = (): Plugin => ({
  name: 'lean-operations',
  apply: 'build',
  enforce: 'pre',
  transform: (source, id) => (declarations.test(id) ? { code: withoutTexts(source), map: null } : undefined),
});
