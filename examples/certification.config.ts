import { productPlugins } from 'talentbench/plugins';

export default {
  plugins: [...productPlugins, { name: 'certification', load: () => import('./certification/plugin.ts') }],
};
