import type { Plugin } from 'vite';
import { type Chunk, chunkOf, reachOf } from './chunks.ts';

interface Known {
  /** The files that every console loads. */
  console: ReadonlySet<string>;
  /** The files that load without a console. */
  outside: ReadonlySet<string>;
}

/** The files in `asked` that are not loaded yet when the file `asking` imports a page. */
export const stillToFetch = (
  chunks: readonly Chunk[],
  asking: string,
  asked: readonly string[],
  { console, outside }: Known,
): string[] => {
  const own = reachOf(chunks, asking);
  return asked.filter((file) => !own.has(file) && (outside.has(asking) || !console.has(file)));
};

/**
 * Removes files that are already loaded from the preload lists of dynamic imports: the importing file's own
 * dependencies and, for pages of a console, the console's.
 */
export const leanPreloads = (): Plugin => {
  let chunks: Chunk[] = [];
  let known: Known = { console: new Set(), outside: new Set() };
  return {
    name: 'lean-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_, asked, { hostId, hostType }) =>
            hostType === 'js' ? stillToFetch(chunks, hostId, asked, known) : asked,
        },
      },
    }),
    generateBundle(_, bundle) {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const reach = (module: string, later = false) => {
        const file = chunkOf(chunks, module);
        return file ? reachOf(chunks, file, later) : new Set<string>();
      };
      known = {
        console: reach('src/app/Console.tsx'),
        outside: new Set([...reach('src/landing/main.ts', true), ...reach('src/main.tsx')]),
      };
    },
  };
};
