import { factsIn } from '../application/addedFacts.ts';
import type { Row } from '../domain/contract/noun.ts';
import { utcDay } from '../domain/time/days.ts';
import { installedPlugins } from './setPlugins.ts';

type World = Readonly<Record<string, readonly Row[]>>;

/** The product's sample world with the sample rows of the installed plugins. */
export const withSampleRows = async (world: World, now: Date): Promise<World> => {
  const makers = await Promise.all(installedPlugins().map(({ fixtures }) => fixtures?.()));
  let rows = world;
  for (const make of makers) if (make) rows = { ...rows, ...make(rows, now) };
  return withFacts(rows, now);
};

/** The world with what the plugins' rows state about its candidates. */
const withFacts = (world: World, now: Date): World => {
  const sources = installedPlugins().flatMap(({ matchingCriteria = {} }) => Object.entries(matchingCriteria));
  if (sources.length === 0) return world;
  const stating = sources.map(([criterion, source]) => ({
    criterion,
    source,
    rows: Map.groupBy(world[source.of] ?? [], (row) => row[source.candidate]),
  }));
  const factsOf = (id: string) =>
    stating.flatMap(({ criterion, source, rows }) =>
      factsIn(criterion, source, rows.get(id) ?? [], utcDay(now)),
    );
  return {
    ...world,
    candidates: (world.candidates ?? []).map((row) => ({ ...row, addedFacts: factsOf(row.id).sort() })),
  };
};
