import { productPlugins } from 'talentbench/plugins';

export default {
  plugins: [...productPlugins, { name: 'badging', load: () => import('talentbench-badges') }],
};
