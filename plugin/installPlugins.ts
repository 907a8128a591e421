import { checkPlugins } from './checkPlugins.ts';
import { faultsOfDeclared } from './faultsOfDeclared.ts';
import type { Plugin } from './plugin.ts';
import { setPlugins } from './setPlugins.ts';

/**
 * Checks these plugins and makes them part of the application, in place of those installed before. Call it before anything
 * else runs. Throws a `PluginError` about the first plugin that cannot be installed, and then changes nothing.
 */
export const installPlugins = (plugins: readonly Plugin[]): void => {
  checkPlugins(plugins, faultsOfDeclared);
  setPlugins(plugins);
};
