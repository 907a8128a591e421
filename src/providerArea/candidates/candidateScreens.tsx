import { Route } from 'react-router-dom';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

const ImportPage = lazyScreen(() => import('../import/ImportPage.tsx'), 'ImportPage');
const ResumesPage = lazyScreen(() => import('../resumes/ResumesPage.tsx'), 'ResumesPage');
const ConfirmPage = lazyScreen(() => import('../confirm/ConfirmPage.tsx'), 'ConfirmPage');
const CandidateAnalytics = lazyScreen(() => import('./CandidateAnalytics.tsx'), 'CandidateAnalytics');

/** The bench's pages besides list, profile and forms. */
export const candidateScreens = [
  <Route key="import" path="import" element={<ImportPage />} />,
  <Route key="resumes" path="resumes" element={<ResumesPage />} />,
  <Route key="confirm" path="confirm" element={<ConfirmPage />} />,
  <Route key="analytics" path=":id/analytics" element={<CandidateAnalytics />} />,
];
