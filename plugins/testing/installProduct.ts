import { installWhole } from '../../plugin/installBehavior.ts';
import type { Plugin } from '../../plugin/plugin.ts';
import { productPlugins } from '../index.ts';

/** Installs the product's plugins and these after them, as a configuration with all of them does. */
export const installProduct = (more: readonly Plugin[] = []): void =>
  installWhole([...productPlugins, ...more]);
