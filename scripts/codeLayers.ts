import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** A module and all that it imports; with `later`, also what is imported when it is needed. */
const reachOf = (graph: Graph, from: string, later = false, known = new Set<string>()): Set<string> => {
  if (known.has(from)) return known;
  known.add(from);
  const info = graph.getModuleInfo(from);
  const next = [...(info?.importedIds ?? []), ...(later ? (info?.dynamicallyImportedIds ?? []) : [])];
  for (const id of next) reachOf(graph, id, later, known);
  return known;
};

interface Entries {
  /** In one file each, in this order: what a layer needs and no layer before it has. */
  layers: Record<string, readonly string[]>;
  /** What these import stays out of all layers: they are loaded without them. */
  apart: readonly string[];
  /** What these import, at once or ever, stays out as well. */
  outside: readonly string[];
}

/** Which layer a module belongs to; all others are split by who needs them, as ever. */
export const layersOf = (graph: Graph, { layers, apart, outside }: Entries): Map<string, string> => {
  const taken = new Set<string>();
  const take = (ids: Iterable<string>) => {
    for (const id of ids) taken.add(id);
  };
  for (const id of outside) take(reachOf(graph, id, true));
  for (const id of apart) take(reachOf(graph, id));
  const layerOf = new Map<string, string>();
  for (const [layer, entries] of Object.entries(layers))
    for (const entry of entries)
      for (const id of reachOf(graph, entry)) {
        if (taken.has(id)) continue;
        taken.add(id);
        layerOf.set(id, layer);
      }
  return layerOf;
};
