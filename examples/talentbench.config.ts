import { defineConfig } from '../plugin/config.ts';

/** The example plugins, all of them on. */
export default defineConfig({
  plugins: [
    { name: 'assessments', load: () => import('./assessments/plugin.ts') },
    { name: 'mailApi', load: () => import('./mailApi/plugin.ts') },
    { name: 'payByBank', load: () => import('./payByBank/plugin.ts') },
  ],
});
