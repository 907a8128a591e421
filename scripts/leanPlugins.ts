import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Config } from '../plugin/config.ts';
import { checkRequired } from '../plugins/requiredPlugins.ts';
import { resolveForPackages } from '../server/resolveForPackages.ts';

/** The plugin configuration that a build uses: `talentbench.config.ts`, or the file that PLUGINS_CONFIG names. */
export const readPluginConfig = async (): Promise<Config> => {
  const { PLUGINS_CONFIG: file = fileURLToPath(new URL('../talentbench.config.ts', import.meta.url)) } =
    process.env;
  resolveForPackages();
  const { default: config } = (await import(pathToFileURL(resolve(file)).href)) as { default: Config };
  checkRequired(config.plugins);
  return config;
};

const areas = /\/src\/\w+Area\/index\.ts$/;
const part = /^export \{ consolePart as (\w+) \} from .*\n/gm;

/** The source of an area without the parts of plugins that are off. */
export const withoutParts = (source: string, on: ReadonlySet<string>): string =>
  source.replace(part, (line, plugin: string) => (on.has(plugin) ? line : ''));

/**
 * Leaves the screens of the product's plugins that are off out of the site. An area and its plugins' parts are one
 * module, so that they load as one file, and a bundler keeps all exports of a dynamically imported module.
 */
export const leanPlugins = (): Plugin => {
  let on = new Set<string>();
  return {
    name: 'lean-plugins',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      on = new Set((await readPluginConfig()).plugins.map(({ name }) => name));
    },
    transform: (source, id) => (areas.test(id) ? { code: withoutParts(source, on), map: null } : undefined),
  };
};
