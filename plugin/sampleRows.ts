import type { Row } from '../domain/contract/noun.ts';
import { installedPlugins } from './installPlugins.ts';

type World = Readonly<Record<string, readonly Row[]>>;

/** The product's sample world with the sample rows of the installed plugins. */
export const withSampleRows = async (world: World, now: Date): Promise<World> => {
  const makers = await Promise.all(installedPlugins().map(({ fixtures }) => fixtures?.()));
  let rows = world;
  for (const make of makers) if (make) rows = { ...rows, ...make(rows, now) };
  return rows;
};
