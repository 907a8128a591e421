import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { QuickActions } from './QuickActions.tsx';

export default {
  title: 'Tiles/Quick actions',
  component: QuickActions,
  args: {
    titleKey: 'pages.dashboard.quickActions',
    actions: [
      { labelKey: 'resources.candidates.plural', path: '/employees', icon: PeopleIcon },
      { labelKey: 'resources.requests.plural', path: '/requests', icon: PeopleIcon, count: 3 },
      { labelKey: 'ra.action.export', act: () => {}, icon: PeopleIcon },
    ],
  },
} satisfies Meta<typeof QuickActions>;

export const Three: StoryObj<typeof QuickActions> = {};

export const Phone: StoryObj<typeof QuickActions> = { parameters: { width: 390 } };
