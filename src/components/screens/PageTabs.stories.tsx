import type { Meta, StoryObj } from '../../testing/story.ts';
import { PageTabs } from './PageTabs.tsx';

export default {
  title: 'Navigation/Page tabs',
  component: PageTabs,
  args: {
    labelKey: 'screens.actions',
    tabs: [
      { path: '/gallery', labelKey: 'resources.candidates.plural' },
      { path: '/contracts', labelKey: 'resources.contracts.plural' },
      { path: '/requests', labelKey: 'resources.requests.plural' },
    ],
  },
} satisfies Meta<typeof PageTabs>;

export const First: StoryObj<typeof PageTabs> = {};

export const Inner: StoryObj<typeof PageTabs> = { args: { isInner: true } };

export const Phone: StoryObj<typeof PageTabs> = { parameters: { width: 390 } };
