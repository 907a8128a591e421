import RecommendationsIcon from '@mui/icons-material/AutoAwesomeOutlined';
import { defineConsolePart } from '../../components/consolePart.ts';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { FindForJob } from './FindForJob.tsx';

const ModelCard = lazyScreen(() => import('../../resources/modelCard/ModelCard.tsx'), 'ModelCard');
const SmartRecommendations = lazyScreen(() => import('./SmartRecommendations.tsx'), 'SmartRecommendations');

export const consolePart = defineConsolePart({
  menu: [
    {
      after: '/talent-pool',
      labelKey: 'recruiter.menu.recommendations',
      path: '/smart-recommendations',
      icon: RecommendationsIcon,
    },
  ],
  rowActions: { jobs: [<FindForJob key="find" />] },
  pages: [
    { path: '/smart-recommendations', element: <SmartRecommendations /> },
    { path: '/smart-recommendations/model-card', element: <ModelCard /> },
  ],
});
