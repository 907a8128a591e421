import type { Plugin } from 'vite';

const writers = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/** The same exports without their code; calling one says what is missing. */
export const withoutCode = (source: string): string => {
  const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
  return [
    "const none = () => { throw new Error('Pages cannot write JSON Schema.'); };",
    // Those that make a method are called for each schema.
    ...names.map((name) => `export const ${name} = ${name.startsWith('create') ? '() => none' : 'none'};`),
  ].join('\n');
};

/**
 * Leaves zod's writers of JSON Schema out of the scripts of pages: 5 KB of each dashboard that only the server
 * and the rendering of the public pages use.
 */
export const leanZod = (): Plugin => ({
  name: 'lean-zod',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  transform: (source, id) => (writers.test(id) ? { code: withoutCode(source), map: null } : undefined),
});
