import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type Group = Rolldown.CodeSplittingGroup;

/**
 * Whether one of these entries imports the module, directly or indirectly. The entries themselves are
 * excluded, because their code runs when it is loaded.
 */
export const isNeededBy = (entries: RegExp, id: string, graph: Graph): boolean => {
  const reached = new Set<string>();
  const visit = (one: string) => {
    if (reached.has(one)) return;
    reached.add(one);
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) visit(importer);
  };
  visit(id);
  reached.delete(id);
  return [...reached].some((one) => entries.test(one));
};

const groupOf = (name: string, entries: RegExp, minShareCount = 1): Group => ({
  name: (id, graph) => (isNeededBy(entries, id, graph) ? name : null),
  debugName: name,
  minShareCount,
  includeDependenciesRecursively: false,
});

/** In order of priority: a module that two groups need goes into the first one. */
const groups: Group[] = [
  groupOf('site', /\/src\/landing\/main\.ts$/, 2),
  groupOf('siteParts', /\/src\/landing\/(forms\/sendForm|search\/searchPanel|showMaintenance)\.ts$/, 2),
  groupOf('dialogs', /\/src\/landing\/(dialogs|setPasswordMain)\.tsx?$/, 2),
  groupOf('shell', /\/src\/main\.tsx$/),
  { name: 'console', test: /\/src\/(app\/Console\.tsx|dataProvider\/rest\.ts)$/ },
];

/**
 * Puts code that is always loaded together into one file; code of single pages is split by the bundler. Its
 * default makes a file for each set of modules that the same pages share: 86 files before a dashboard starts.
 */
export const codeGroups = groups.map((group, place) => ({ ...group, priority: groups.length - place }));
