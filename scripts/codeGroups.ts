import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type Group = Rolldown.CodeSplittingGroup;

/** Whether one of these imports the module, directly or not. They themselves run when they are fetched, and stay apart. */
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

/** In this order: of what two groups need, the first has it. */
const groups: Group[] = [
  groupOf('site', /\/src\/landing\/main\.ts$/, 2),
  groupOf('siteParts', /\/src\/landing\/(forms\/sendForm|search\/searchPanel|showMaintenance)\.ts$/, 2),
  groupOf('dialogs', /\/src\/landing\/(dialogs|setPasswordMain)\.tsx?$/, 2),
  groupOf('shell', /\/src\/main\.tsx$/),
  { name: 'console', test: /\/src\/(app\/Console\.tsx|dataProvider\/rest\.ts)$/ },
];

/**
 * What is always fetched together is one file; every page beyond that is split by who needs it. Left to itself, the
 * bundler makes a file of each set of modules that the same pages need: 86 of them before a dashboard begins.
 */
export const codeGroups = groups.map((group, place) => ({ ...group, priority: groups.length - place }));
