import InterviewsIcon from '@mui/icons-material/EventOutlined';
import PipelineIcon from '@mui/icons-material/ViewKanbanOutlined';
import type { ResourceProps } from 'react-admin';
import { defineConsolePart } from '../../components/consolePart.ts';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { movedTo, pageFor } from '../../components/screens/movedTo.tsx';
import { pipeline } from './index.ts';

/** Upcoming interviews; the form for a new one is a dialog, at `/interviews/create`. */
const interviews = {
  name: 'interviews',
  list: lazyScreen(() => import('../interviews/Interviews.tsx'), 'Interviews'),
} satisfies ResourceProps;

export const consolePart = defineConsolePart({
  menu: [
    {
      after: ['/smart-recommendations', '/talent-pool'],
      labelKey: 'recruiter.menu.pipeline',
      path: '/pipeline',
      icon: PipelineIcon,
      alsoFor: ['/pipelineEntries'],
      resource: 'pipelineEntries',
    },
    {
      after: '/requests',
      labelKey: 'recruiter.menu.interviews',
      path: '/interviews',
      icon: InterviewsIcon,
      resource: 'interviews',
    },
  ],
  resources: [movedTo('/pipeline', pipeline), interviews],
  pages: [pageFor('/pipeline', pipeline)],
});
