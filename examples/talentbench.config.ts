import { defineConfig } from '../plugin/config.ts';
import { productPlugins } from '../plugins/index.ts';

/** The product's plugins and the examples, all of them on. */
export default defineConfig({
  plugins: [
    ...productPlugins,
    { name: 'assessments', load: () => import('./assessments/plugin.ts') },
    { name: 'mailApi', load: () => import('./mailApi/plugin.ts') },
    { name: 'profileSheets', load: () => import('./profileSheets/plugin.ts') },
    { name: 'payByBank', load: () => import('./payByBank/plugin.ts') },
  ],
});
