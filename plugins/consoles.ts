import { definePlugin } from '../plugin/plugin.ts';

export const providerConsole = definePlugin({
  name: 'providerConsole',
  areas: { provider: () => import('../src/providerArea/index.ts') },
});

export const recruiterConsole = definePlugin({
  name: 'recruiterConsole',
  areas: { recruiter: () => import('../src/recruiterArea/index.ts') },
});

export const operatorConsole = definePlugin({
  name: 'operatorConsole',
  areas: { admin: () => import('../src/platformAdminArea/index.ts') },
});
