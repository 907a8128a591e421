import type { Rolldown } from 'vite';

/** A file of the built site, its static and dynamic imports, and the modules in it. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'moduleIds'>;

/** The file that contains a module, by the end of the module's path. */
export const chunkOf = (chunks: readonly Chunk[], module: string): string | undefined =>
  chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))?.fileName;

/** This file and all files loaded with it; with `later`, also those that it may load dynamically. */
export const reachOf = (chunks: readonly Chunk[], from: string, later = false): Set<string> => {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<string>();
  const visit = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    const { imports = [], dynamicImports = [] } = files.get(name) ?? {};
    for (const next of later ? [...imports, ...dynamicImports] : imports) visit(next);
  };
  visit(from);
  return reached;
};

/** The URLs of the scripts that these modules load at once, without duplicates. */
export const neededBy = (chunks: readonly Chunk[], modules: readonly string[]): string[] => {
  const files = modules.flatMap((module) => {
    const file = chunkOf(chunks, module);
    return file ? [...reachOf(chunks, file)] : [];
  });
  return [...new Set(files)].map((file) => `/${file}`);
};
