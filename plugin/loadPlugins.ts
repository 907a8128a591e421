import { checkPlugins, type FaultsOfDeclared } from './checkPlugins.ts';
import type { Config } from './config.ts';
import type { Plugin } from './plugin.ts';
import { setPlugins } from './setPlugins.ts';

/**
 * Loads and installs the plugins of a configuration, in its order. One that fails to load, or cannot be
 * installed with those before it, is reported and left out; the others are installed.
 */
export const loadPlugins = async (
  { plugins }: Config,
  onFailure: (name: string, error: Error) => void,
): Promise<void> => {
  const found = await Promise.all(
    plugins.map(async (entry) => {
      try {
        return { name: entry.name, plugin: 'load' in entry ? (await entry.load()).plugin : entry };
      } catch (error) {
        return { name: entry.name, error: error as Error };
      }
    }),
  );
  const faultsOf = await checkOfDeclared(found.flatMap(({ plugin }) => plugin ?? []));
  const fit: Plugin[] = [];
  for (const { name, plugin, error } of found) {
    try {
      if (!plugin) throw error;
      checkPlugins([...fit, plugin], faultsOf);
      fit.push(plugin);
    } catch (failure) {
      onFailure(name, failure as Error);
    }
  }
  setPlugins(fit);
};

/** Only where a plugin declares some does a page load the declarations of all nouns to check them. */
const checkOfDeclared = async (plugins: readonly Plugin[]): Promise<FaultsOfDeclared> =>
  plugins.some(({ nouns, matchingCriteria }) => nouns ?? matchingCriteria)
    ? (await import('./faultsOfDeclared.ts')).faultsOfDeclared
    : () => [];
