import { Route } from 'react-router-dom';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

const ImportPage = lazyScreen(() => import('../import/ImportPage.tsx'), 'ImportPage');
const PersonAnalytics = lazyScreen(() => import('./PersonAnalytics.tsx'), 'PersonAnalytics');

/** The bench's pages beside list, profile and forms. */
export const benchScreens = [
  <Route key="import" path="import" element={<ImportPage />} />,
  <Route key="analytics" path=":id/analytics" element={<PersonAnalytics />} />,
];
