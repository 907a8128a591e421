import { defineConfig } from './plugin/config.ts';

/** The plugins that are on. docs/plugins.md says how to write one. */
export default defineConfig({ plugins: [] });
