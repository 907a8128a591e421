import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type Group = Rolldown.CodeSplittingGroup;

/**
 * Whether one of these entries imports the module, directly or indirectly. The entries themselves are
 * excluded, because their code runs when it is loaded.
 */
export const isNeededBy = (entries: RegExp, id: string, graph: Graph): boolean =>
  importersOf(id, graph).some((one) => entries.test(one));

/** The modules that import this one, directly or indirectly. */
const importersOf = (id: string, graph: Graph): string[] => {
  const reached = new Set<string>();
  const visit = (one: string) => {
    if (reached.has(one)) return;
    reached.add(one);
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) visit(importer);
  };
  visit(id);
  reached.delete(id);
  return [...reached];
};

const groupOf = (name: string, entries: RegExp, minShareCount = 1): Group => ({
  name: (id, graph) => (isNeededBy(entries, id, graph) ? name : null),
  debugName: name,
  minShareCount,
  includeDependenciesRecursively: false,
});

const areaStart = /\/src\/(providerArea|recruiterArea|platformAdminArea)\/index\.ts$/;
/** Their index imports all of them, whatever a page uses; icons are files of their own. */
const libraries = /\/node_modules\/(?!@mui\/icons-material\/)/;
/** Of the libraries, what dashboards use and the frame around them does not. */
const ofDashboards =
  /\/@mui\/material\/(Alert|AlertTitle|LinearProgress|Skeleton|Table|TableBody|TableCell|TableHead|TableRow)\/|\/@mui\/material\/(styles\/cssUtils|internal\/svg-icons\/(SuccessOutlined|ReportProblemOutlined|ErrorOutline|InfoOutlined|Close))\.mjs$|\/ra-core\/dist\/(dataProvider\/useGet(One|Many)|core\/useResourceContext|auth\/useGetIdentity)\.js$/;
/** One file for what an area alone needs, first and on no other page, and one for what other pages need as well. */
const firstOfAreas: Group = {
  name: (id, graph) => {
    if (libraries.test(id)) return ofDashboards.test(id) ? 'areas' : null;
    const starts = importersOf(id, graph).filter((one) => graph.getModuleInfo(one)?.dynamicImporters.length);
    const area = starts.find((one) => areaStart.test(one));
    if (!area) return null;
    return starts.length === 1 ? (areaStart.exec(area)?.[1] ?? null) : 'areas';
  },
  debugName: 'firstOfAreas',
  includeDependenciesRecursively: false,
};

/** In order of priority: a module that two groups need goes into the first one. */
const groups: Group[] = [
  // A file of its own, as those of zod and of the shell both begin with it.
  { name: 'schemas', test: /\/src\/platform\/zod\/deferredZod\.ts$/ },
  {
    name: 'zod',
    test: /\/(node_modules\/zod\/|src\/platform\/zod\/loadZod\.ts$)/,
    includeDependenciesRecursively: false,
  },
  groupOf('site', /\/src\/landing\/main\.ts$/, 2),
  groupOf('siteParts', /\/src\/landing\/(forms\/sendForm|search\/searchPanel|showMaintenance)\.ts$/, 2),
  groupOf('dialogs', /\/src\/landing\/(dialogs|setPasswordMain)\.tsx?$/, 2),
  groupOf('shell', /\/src\/main\.tsx$/),
  { name: 'console', test: /\/src\/(app\/Console\.tsx|dataProvider\/rest\.ts)$/ },
  firstOfAreas,
  // Lists, records and forms: what at least 30 pages share.
  { name: 'records', test: /./, minShareCount: 30, includeDependenciesRecursively: false },
];

/**
 * Puts code that is always loaded together into one file; code of single pages is split by the bundler. Its
 * default makes a file for each set of modules that the same pages share: 86 files before a dashboard starts.
 */
export const codeGroups = groups.map((group, place) => ({ ...group, priority: groups.length - place }));
