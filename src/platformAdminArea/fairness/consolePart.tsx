import { defineConsolePart } from '../../components/consolePart.ts';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

const FairnessPage = lazyScreen(() => import('./FairnessPage.tsx'), 'FairnessPage');
const PlatformModelCard = lazyScreen(() => import('./PlatformModelCard.tsx'), 'PlatformModelCard');

/** The fairness of the matching, and its model card, beside the platform's analytics. */
export const consolePart = defineConsolePart({
  pages: [
    { path: '/analytics/fairness', element: <FairnessPage /> },
    { path: '/analytics/model-card', element: <PlatformModelCard /> },
  ],
});
