import type { Plugin } from 'vite';
import { type Chunk, chunkOf, reachOf } from './chunks.ts';

interface Known {
  /** The files of every console. */
  console: ReadonlySet<string>;
  /** The files that are loaded without one. */
  outside: ReadonlySet<string>;
}

/** What of `asked` is not yet there when the file `asking` fetches a page. */
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
 * Keeps out of the lists of what to fetch with a page what has long been there: the code that a file itself stands on
 * and, for the pages of a console, the console's.
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
