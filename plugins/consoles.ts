import { definePlugin } from '../plugin/plugin.ts';
import { screens } from './screens.ts';

export const providerConsole = definePlugin({
  name: 'providerConsole',
  areas: { provider: screens.provider },
});

export const recruiterConsole = definePlugin({
  name: 'recruiterConsole',
  areas: { recruiter: screens.recruiter },
});

export const operatorConsole = definePlugin({ name: 'operatorConsole', areas: { admin: screens.admin } });
