import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../plugin/config.ts';
import { installBehavior } from '../plugin/installBehavior.ts';
import { loadPlugins } from '../plugin/loadPlugins.ts';
import { installedPlugins } from '../plugin/setPlugins.ts';
import { checkRequired } from '../plugins/requiredPlugins.ts';
import { resolveForPackages } from './resolveForPackages.ts';

type Log = { error(about: object, message: string): void };
/** For a command in a terminal. */
export const printed: Log = { error: (_, message) => console.error(message) };

/**
 * Loads the plugins of `talentbench.config.ts`, or of the file that PLUGINS_CONFIG names, before anything
 * else. Returns the names of the plugins that are left out. Throws if a required one is.
 */
export const startPlugins = async (file: string | undefined, log: Log): Promise<string[]> => {
  const leftOut: string[] = [];
  resolveForPackages();
  const url = file ? pathToFileURL(resolve(file)) : new URL('../talentbench.config.ts', import.meta.url);
  const { default: config }: { default: Config } = await import(url.href);
  const onFailure = (plugin: string, error: Error) => {
    leftOut.push(plugin);
    log.error({ plugin, err: error }, `the plugin ${plugin} is left out: ${error.message}`);
  };
  await loadPlugins(config, onFailure);
  checkRequired(installedPlugins());
  installBehavior();
  return leftOut;
};
