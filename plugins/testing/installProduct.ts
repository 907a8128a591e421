import { installWhole } from '../../plugin/installBehavior.ts';
import type { Plugin } from '../../plugin/plugin.ts';
import { productPlugins } from '../index.ts';

/** Installs all of the product's plugins and then these, as a configuration that lists them would. */
export const installProduct = (more: readonly Plugin[] = []): void =>
  installWhole([...productPlugins, ...more]);
