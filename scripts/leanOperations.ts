import type { Plugin } from 'vite';

/** Declarations of operations, in the product's own folder. */
const declarations = /\/operations\/\w+\.ts$/;

/** A property on a line of its own whose value is one string. */
const described = /^\s*(?:summary|description):\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),\n/gm;

/** The source without the texts of the OpenAPI document, which only the server writes. */
export const withoutTexts = (source: string): string => source.replace(described, '');

/** The module that lists how operations are called, which is all that pages need of them, in the project's own folder. */
const calls = /\/operations\/ownCalls\.ts$/;

/** The source with the calls written out, in place of the declarations that they are read from. */
export const writtenOut = async (): Promise<string> => {
  const written = Object.entries(await import('../operations/ownCalls.ts'));
  return written.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
};

/**
 * Leaves the declarations of operations out of the scripts of the site, and out of those of the demo, which answers calls
 * itself, the texts of the OpenAPI document.
 */
export const leanOperations = (): Plugin => {
  let isDemo = false;
  return {
    name: 'lean-operations',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ mode }) => {
      isDemo = mode === 'demo';
    },
    load: async (id) => (!isDemo && calls.test(id) ? { code: await writtenOut(), map: null } : undefined),
    transform: (source, id) =>
      declarations.test(id) ? { code: withoutTexts(source), map: null } : undefined,
  };
};
