import { fileURLToPath } from 'node:url';
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

const pathOf = (file: string) => fileURLToPath(new URL(`../src/platform/zod/${file}.ts`, import.meta.url));
const [deferred, loading] = [pathOf('deferredZod'), pathOf('loadZod')];

/** A call that checks a value by a schema; `parse` of these is another. */
const checks = /(\?)?\.(?<!\b(?:JSON|Date|Papa)\.)(safeParse|parse)\(/g;
/** The source with calls that check a value by names that bring zod along, wherever the code around them stays. */
export const withZod = (source: string): string | null => {
  const code = source.replace(checks, (_, optional, method) => `${optional ? '?.' : ''}[${method}OfZod](`);
  if (code === source) return null;
  return `import { parse as parseOfZod, safeParse as safeParseOfZod } from ${JSON.stringify(loading)};\n${code}`;
};

/**
 * Keeps zod out of the scripts that show a page first, 25 KB of each dashboard: schemas are noted where they are
 * declared (`src/platform/zod/deferredZod.ts`), and only code that checks values loads zod. Its writers of JSON Schema
 * stay on the server and in the rendering of the public pages.
 */
export const leanZod = (): Plugin => ({
  name: 'lean-zod',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  resolveId: (name, importer) =>
    name === 'zod' && importer && importer !== loading && !importer.includes('/node_modules/')
      ? deferred
      : undefined,
  transform(source, id) {
    if (id === loading) return { code: source, map: null, moduleSideEffects: false };
    if (writers.test(id)) return { code: withoutCode(source), map: null };
    const code = id.includes('/node_modules/') || !/\.tsx?$/.test(id) ? null : withZod(source);
    return code === null ? undefined : { code, map: null };
  },
});
