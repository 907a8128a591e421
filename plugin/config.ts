import type { Plugin } from './plugin.ts';

/** A plugin, or a function that loads the module of one, with its name for the case that this fails. */
export type PluginEntry = Plugin | { name: string; load: () => Promise<{ plugin: Plugin }> };
export type Config = { plugins: readonly PluginEntry[] };

/** Declares which plugins are on: the default export of `talentbench.config.ts`. */
export const defineConfig = (config: Config): Config => config;
